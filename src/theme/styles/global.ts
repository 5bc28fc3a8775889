// Each page needs these styles. The order of these files says nothing: colorSheet.ts
// declares the cascade.
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./layout.css";
import "./controls.css";
import "./monospace.css";
import "./progress.css";
import "./print.css";
