import './cup-picture.css';

/** The dot hops along the line into the cup; its trace stays. */
export function CupPicture() {
  return (
    <svg viewBox="0 0 2640 372" className="cup" aria-hidden="true">
      <g transform="translate(0 200)">
        <path className="cup__line" d="M0 -23.5H1240v47H0z" />
      </g>
      <g transform="translate(1250.34 200)">
        <path d="M0 0A58.75 58.75 0 0 1 58.75 58.75" className="cup__bend" strokeWidth="47" />
      </g>
      <g transform="translate(1309.09 269.09) rotate(90)">
        <path d="M0 0A58.75 58.75 0 0 0 0 -117.5" className="cup__bend" strokeWidth="47" />
      </g>
      <g transform="translate(1426.59 258.75) rotate(270)">
        <path d="M0 0A58.75 58.75 0 0 1 58.75 58.75" className="cup__bend" strokeWidth="47" />
      </g>
      <g transform="translate(1495.68 200)">
        <path className="cup__line" d="M0 -23.5H1200v47H0z" />
      </g>
      <circle cx="760" cy="142.66" r="23.5" className="cup__trace" />
      <circle cx="900" cy="46.66" r="23.5" className="cup__trace" />
      <circle cx="1040" cy="142.66" r="23.5" className="cup__trace" />
      <circle cx="1180" cy="14.66" r="23.5" className="cup__trace" />
      <circle cx="1300" cy="72.66" r="23.5" className="cup__trace" />
      <circle cx="1367.84" cy="276.84" r="23.5" className="cup__dot" />
    </svg>
  );
}
