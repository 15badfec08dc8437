import { landing } from '@/motion/crossing';
import './table-plan.css';

/** A seated person: the head takes the colour, the chair is moss. */
const seats: Readonly<Record<string, string>> = {
  cream: 'fill-cream stroke-moss',
  mint: 'fill-mint stroke-moss',
  sage: 'fill-sage stroke-moss',
  marigold: 'fill-marigold stroke-moss',
};

/** The people on the far and the near side of the table, by colour; the pulled-out chair is free. */
const far = 'mint cream sage mint cream marigold mint cream free mint cream mint sage cream'.split(
  ' ',
);
const near = 'mint cream sage mint cream mint sage cream mint cream sage mint cream cream'.split(
  ' ',
);

const chair = 'fill-none stroke-47';

/** Distance between seats, and the x of the first. */
const pitch = 194;
const first = 97;
const seat = (index: number) => first + pitch * index;

/**
 * The table from above, wide enough to bleed off both sides of the window, with the free chair right of its centre, in
 * zoomed windows at 62 % of them. On load the free chair slides out once and its dot hops.
 */
export function TablePlan() {
  return (
    <svg
      viewBox="0 -70 2716 390"
      className="relative left-1/2 mt-fluid-14 h-auto w-[calc(var(--line)*2716/47)] max-w-none min-w-[108vw] -translate-x-[53.57%] max-xl:left-[62%] max-xl:-translate-x-[60.72%]"
      aria-hidden="true"
    >
      {far.map((colour, index) => (
        <g
          key={seat(index)}
          className={colour === 'free' ? 'plan-free fill-green stroke-mint' : seats[colour]}
        >
          <path d={`M${seat(index) - 58.75} 116.16a58.75 58.75 0 0 1 117.5 0`} className={chair} />
          <circle
            cx={seat(index)}
            cy={colour === 'free' ? 0.07 : 116.16}
            r="23.5"
            className="stroke-none"
          />
        </g>
      ))}
      {near.map((colour, index) => (
        <g
          key={seat(index)}
          className={colour === 'free' ? 'plan-free fill-green stroke-mint' : seats[colour]}
        >
          <path d={`M${seat(index) - 58.75} 230.84a58.75 58.75 0 0 0 117.5 0`} className={chair} />
          <circle cx={seat(index)} cy="230.84" r="23.5" className="stroke-none" />
        </g>
      ))}
      <rect y="150" width="2716" height="47" className="fill-cream" {...landing('level')} />
    </svg>
  );
}
