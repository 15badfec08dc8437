import { clsx } from 'clsx';
import { faqWords } from '@/content/faq';

/** When the floor is there and the question mark rises from it, in ms. */
const floorDrawnAt = 420;

/** Duration, curve and delay: the floor runs in, the mark's pieces are drawn together, the dot drops. */
const times = {
  floor: `${floorDrawnAt}ms var(--ease-roll)`,
  mark: `240ms var(--ease-roll) ${floorDrawnAt}ms`,
  roundEnds: '650ms step-end',
  dot: '260ms 500ms',
};

/** Draws a path of length 1. Its `--start` is the part not yet drawn. */
const drawn =
  'motion-safe:animate-[draws_var(--time)_backwards] motion-safe:[stroke-dasharray:1_1.1]';

/** The question mark: two bends with the stem between them, the hook, and the floor after the dot. */
const markPieces = [
  'M1128 622H1240A58.75 58.75 0 0 0 1298.75 563.25',
  'M1298.75 553.25V470',
  'M1298.75 460V433.75A58.75 58.75 0 0 1 1357.5 375H1400',
  'M1410 375H1424A117.5 117.5 0 0 0 1424 140H1330',
  'M1444 622H1576.5',
];

/**
 * The heading, and a question mark that rises from the floor. The floor, 2118 units of 1/47 of the
 * line, begins left of the window, so its `--start` is at least the share of it in the window. The
 * drawing's 960 (under 1360 px its 1010) is at the middle of the window, in narrow windows its 1400
 * at 66 % of the width.
 */
export function FaqHero() {
  return (
    <section className="paper-plain on-forest relative overflow-hidden rounded-br-section">
      <div className="paper-plain wrap pt-hero pb-38 xl:min-h-179 max-xl:pb-[calc(var(--line)*12.766+32px)]">
        <div className="paper-plain relative z-2 w-180 max-xl:w-auto">
          <h1 className="max-w-[11.2em]">{faqWords.title}</h1>
          <p className="mt-8 max-w-[27em] text-lead">{faqWords.lead}</p>
        </div>
      </div>
      <svg
        className={clsx(
          'paper-hidden absolute bottom-0 left-1/2 -ml-240 h-[calc(var(--line)*15.234)]',
          'w-[calc(var(--line)*40.851)] max-w-none overflow-visible',
          'compact:-ml-252.5 max-xl:left-[calc(66vw-var(--line)*29.787)] max-xl:ml-0',
        )}
        viewBox="0 0 1920 716"
        aria-hidden="true"
      >
        <g
          className={clsx(
            'fill-none stroke-cream stroke-47',
            '[--start:calc((158px+50vw)/2118)] max-xl:[--start:calc((66vw-282px)/2118)]',
            'max-md:[--start:calc((66vw*47/36-282px)/2118)] max-sm:[--start:calc((66vw*47/28-282px)/2118)]',
          )}
        >
          <path
            d="M-1000 622H1118"
            className={drawn}
            style={{ '--time': times.floor }}
            pathLength="1"
            data-landing="level"
            data-drawn-at={floorDrawnAt}
          />
          {markPieces.map((d) => (
            <path
              key={d}
              d={d}
              className={clsx('[--start:1.05]', drawn)}
              style={{ '--time': times.mark }}
              pathLength="1"
            />
          ))}
          {/* The last two pieces end round. */}
          <path
            className="[stroke-linecap:round] motion-safe:animate-[appears_var(--time)]"
            style={{ '--time': times.roundEnds }}
            d="M1330 140h0M1576.5 622h0"
          />
        </g>
        <circle
          className={clsx(
            'fill-green [--start:translateY(-640px)]',
            'motion-safe:animate-[comes_var(--time)_var(--ease-drop)_backwards,appears_var(--time)_backwards]',
          )}
          style={{ '--time': times.dot }}
          cx="1396"
          cy="622"
          r="23.5"
        />
      </svg>
    </section>
  );
}
