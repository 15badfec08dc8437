import './cup-picture.css';

/** The points the dot touches; each keeps a trace. */
const traces = [
  [760, 142.66],
  [900, 46.66],
  [1040, 142.66],
  [1180, 14.66],
  [1300, 72.66],
] as const;

/** The dot hops along the line into the cup once. The half unit in `viewBox` puts edges on whole pixels. */
export function CupPicture() {
  return (
    <svg viewBox="0 0.5 2640 372" className="cup" aria-hidden="true">
      <path className="cup__line" d="M0 176.5H1240v47H0z" />
      <g className="cup__cup">
        <path className="cup__bend" d="M1250.34 200A58.75 58.75 0 0 1 1309.09 258.75" />
        <path className="cup__bend" d="M1309.09 269.09A58.75 58.75 0 0 0 1426.59 269.09" />
        <path className="cup__bend" d="M1426.59 258.75A58.75 58.75 0 0 1 1485.34 200" />
      </g>
      <path className="cup__line" d="M1495.68 176.5H2695.68v47H1495.68z" />
      {traces.map(([x, y]) => (
        <circle key={x} className="cup__trace" cx={x} cy={y} r="23.5" />
      ))}
      <g className="cup__run">
        <circle className="cup__dot" cx="1367.84" cy="276.84" r="23.5" />
      </g>
    </svg>
  );
}
