import { clsx } from 'clsx';
import { type CSSProperties, Fragment } from 'react';
import { faqWords as words } from '@/content/faq';
import { landing } from '@/motion/crossing';
import './faq-hero.css';

/**
 * When a piece is drawn, and how long that takes, in ms. Not as `animation-delay`: the crossing animates the stem by a
 * timing of its own.
 */
const drawn = (
  delay: number,
  duration: number,
  easing = 'linear',
): CSSProperties & Record<'--delay' | '--duration' | '--easing', string> => ({
  '--delay': `${delay}ms`,
  '--duration': `${duration}ms`,
  '--easing': easing,
});

const stem = 'M1298.75 553.25V470';

/** The pieces in drawing order: along the floor, up the stem, round the hook. */
const pieces = [
  { d: 'M-1000 622H1118', style: drawn(0, 420, 'var(--ease-start)') },
  { d: 'M1128 622H1240A58.75 58.75 0 0 0 1298.75 563.25', style: drawn(420, 180) },
  { d: stem, style: drawn(600, 80) },
  { d: 'M1298.75 460V433.75A58.75 58.75 0 0 1 1357.5 375H1400', style: drawn(680, 130) },
  { d: 'M1410 375H1424A117.5 117.5 0 0 0 1424 140', style: drawn(810, 310) },
] as const;

/** The two last pieces end round. */
const ends = [
  { d: 'M1414 140H1330', end: 'M1330 140H1330' },
  { d: 'M1444 622H1576.5', end: 'M1576.5 622H1576.5' },
] as const;

/** The line draws a question mark; its dot drops last. */
export function FaqHero() {
  return (
    <section className="on-forest relative overflow-hidden rounded-br-act print:overflow-visible">
      <div className="wrap pt-hero pb-38 xl:min-h-179 max-xl:pb-[calc(var(--line)*12.766+32px)] print:p-0">
        <div className="relative z-2 w-180 max-xl:w-auto print:w-auto">
          <h1 className="max-w-[11.2em]">{words.title}</h1>
          <p className="mt-8 max-w-[27em] text-lead">{words.lead}</p>
        </div>
      </div>
      <svg
        className={clsx(
          'absolute bottom-0 left-1/2 -ml-240 h-[calc(var(--line)*15.234)] w-[calc(var(--line)*40.851)] max-w-none overflow-visible compact:-ml-252.5',
          'max-xl:left-[calc(66vw-var(--line)*29.787)] max-xl:ml-0 print:hidden',
        )}
        viewBox="0 0 1920 716"
        aria-hidden="true"
      >
        <g className="faq-line fill-none stroke-cream stroke-47">
          {pieces.map(({ d, style }) => (
            <path key={d} d={d} style={style} pathLength="1" {...(d === stem && landing('up'))} />
          ))}
          {ends.map(({ d, end }) => (
            <Fragment key={d}>
              <path d={d} style={drawn(1120, 280, 'var(--ease-stop)')} pathLength="1" />
              <path
                className="faq-line-end [stroke-linecap:round]"
                d={end}
                style={drawn(1390, 10)}
              />
            </Fragment>
          ))}
        </g>
        <circle className="faq-dot fill-green" cx="1396" cy="622" r="23.5" />
      </svg>
    </section>
  );
}
