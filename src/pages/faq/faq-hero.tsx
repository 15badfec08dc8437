import { clsx } from 'clsx';
import { faqWords } from '@/content/faq';

/** When the floor is drawn and the question mark rises from it, in ms. */
const floorDrawnAt = 420;

/** Values of `animation`: the duration comes first, a second time is the delay. */
const times = {
  floor: `${floorDrawnAt}ms var(--ease-roll)`,
  mark: `240ms var(--ease-roll) ${floorDrawnAt}ms`,
  /** The round ends show only once the mark is drawn, and do so at once. */
  roundEnds: `${floorDrawnAt + 230}ms step-end`,
  dot: `260ms ${floorDrawnAt + 80}ms`,
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
 * The floor's `--start`: of its 2118 units only those inside the window are not yet drawn, so that it
 * is seen to run from the first moment on. It ends 158 units right of the middle of wide windows, and
 * 282 units left of 66 % of narrow ones. A unit is 1 px where the line is 47 px thick; in the
 * narrowest windows the line is 36 px and 28 px.
 */
const floorStart = clsx(
  '[--start:calc((158px+50vw)/2118)] max-xl:[--start:calc((66vw-282px)/2118)]',
  'max-md:[--start:calc((66vw*47/36-282px)/2118)] max-sm:[--start:calc((66vw*47/28-282px)/2118)]',
);

export function FaqHero() {
  return (
    <section className="paper-plain on-forest relative overflow-hidden rounded-br-section">
      <div className="paper-plain wrap pt-hero pb-38 xl:min-h-179 max-xl:pb-[calc(var(--line)*600/47+32px)]">
        <div className="paper-plain relative z-2 w-180 max-xl:w-auto">
          <h1 className="max-w-[11.2em]">{faqWords.title}</h1>
          <p className="mt-8 max-w-[27em] text-lead">{faqWords.lead}</p>
        </div>
      </div>
      <QuestionMark />
    </section>
  );
}

/** A question mark rises from the floor, and its green dot drops. */
function QuestionMark() {
  return (
    <svg
      className={clsx(
        'paper-hidden absolute bottom-0 left-1/2 -ml-240 h-[calc(var(--line)*716/47)]',
        'w-[calc(var(--line)*1920/47)] max-w-none overflow-visible',
        'compact:-ml-252.5 max-xl:left-[calc(66vw-var(--line)*1400/47)] max-xl:ml-0',
      )}
      viewBox="0 0 1920 716"
      aria-hidden="true"
    >
      <g className={clsx('fill-none stroke-cream stroke-47', floorStart)}>
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
  );
}
