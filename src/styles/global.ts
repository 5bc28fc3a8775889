// Order matters: layers.css declares the cascade, so it is loaded first.
import "./layers.css";
import "./fonts.css";
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./prose.css";
import "./code.css";
import "./print.css";
