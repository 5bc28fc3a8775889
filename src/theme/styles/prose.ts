// What only pages with an owner's text need; MdxBody brings it.
import "./prose.css";
import "./proseDirection.css";
import "./anchor.css";
import "./table.css";
import "./code.css";
import "./scrollHint.css";
