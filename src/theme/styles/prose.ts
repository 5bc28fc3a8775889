// Only pages with an owner's text need these styles; MdxBody imports them.
import "./prose.css";
import "./proseDirection.css";
import "./anchor.css";
import "./table.css";
import "./code.css";
import "./scrollHint.css";
