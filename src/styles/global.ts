// The order of these files says nothing: layerOrder.ts declares the cascade.
import "./fonts.css";
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./prose.css";
import "./proseDirection.css";
import "./anchor.css";
import "./table.css";
import "./code.css";
import "./progress.css";
import "./print.css";
