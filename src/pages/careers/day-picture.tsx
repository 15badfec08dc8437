import type { Move } from '@/motion/use-timeline';

/** The hours of a day: nine free, six at work (the bar), nine free. */
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const isWork = (hour: number) => hour > 8 && hour < 15;
const pitch = 21;

/** The line runs from the first hour to the end of work and ends as its last 105 units. */
export const dayMoves: readonly Move[] = [
  {
    of: 'line',
    through: {
      strokeDasharray: ['0 400', '190 400', '105 400'],
      strokeDashoffset: [0, -96, -189],
      visibility: ['hidden', 'visible', 'visible'],
    },
    lasts: 933,
    times: [0, 0.71, 1],
    ease: ['roll', 'out'],
  },
];

/** Twenty-four hours: a bar for work, a dot for each other hour. The bar runs along the dots to its six hours. */
export function DayPicture() {
  return (
    <svg viewBox="0 0 499 16" className="w-full overflow-visible fill-ink" aria-hidden="true">
      {hours
        .filter((hour) => !isWork(hour))
        .map((hour) => (
          <circle key={hour} cx={8 + pitch * hour} cy="8" r="8" />
        ))}
      <line
        x1="8"
        x2="302"
        y1="8"
        y2="8"
        strokeDasharray="105 400"
        strokeDashoffset="-189"
        strokeLinecap="round"
        className="stroke-green stroke-16"
      />
    </svg>
  );
}
