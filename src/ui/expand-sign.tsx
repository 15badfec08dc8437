import './expand-sign.css';

/** A small bar with a plus that turns to a minus while the button around it is expanded. */
export function ExpandSign() {
  return <span className="acc__sign" aria-hidden="true" />;
}
