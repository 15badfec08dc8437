import { clsx } from 'clsx';
import { Fragment } from 'react';
import { type SectionWords, auditSections, auditWords } from '@/content/audit';
import { reveal } from '@/motion/reveal';
import { SectionMarker, QuarterBend } from '@/ui/piece';
import { stripSentence } from './strip-sentence';
import { LineRow } from './line-row';
import { QuestionRow } from './question';
import { RailLayer } from './rail-layer';
import { useRail } from './rail-state';
import type { Part } from './areas';

/**
 * One of the three sections: its name and text, its questions, what the line shows after it, and the line itself, which fills
 * as they are answered.
 */
export function AuditSection({ section }: { section: SectionWords }) {
  const { states, full } = useRail();
  const isFull = full[auditSections.indexOf(section)] ?? false;
  const isDone = (number: number) => states[number - 1]?.status === 'answered';
  const own = states.slice(section.first - 1, section.last);
  const isMirrored = section.part === 'convey';
  const gaps = states.filter(({ status }) => status === 'gap');
  const turn = isMirrored ? 'rounded-tl-turn' : 'rounded-tr-turn';
  const lastTurn = isMirrored ? 'rounded-bl-turn' : 'rounded-br-turn';

  return (
    <section className={isMirrored ? 'on-forest relative' : 'relative'}>
      <div className="wrap">
        {/* The line from the hero, where other windows have the bar. */}
        {section.first === 1 && (
          <div className="hidden h-18 upright:block" aria-hidden="true">
            <div className="h-17.5 w-line bg-current" />
          </div>
        )}
        <LineRow
          place="head"
          status={section.first === 1 || isDone(section.first - 1) ? 'answered' : 'open'}
          className="items-start pt-8 pb-13"
        >
          <div
            ref={reveal}
            className="grid grid-cols-[7fr_5fr] items-end gap-x-12 max-xl:grid-cols-1 max-xl:gap-y-5"
          >
            <div>
              <SectionMarker
                piece={pieces[section.part]}
                name={section.name}
                place={section.range}
              />
              <h2 className="mt-5">{section.title}</h2>
            </div>
            <p className="max-w-prose">{section.text}</p>
          </div>
        </LineRow>
        <div className="grid gap-4 pt-cut">
          {own.map((state) => (
            <Fragment key={state.id}>
              <QuestionRow
                state={state}
                nextGap={gaps.find(({ number }) => number > state.number)?.number}
                turn={state.number === section.last ? lastTurn : turn}
              />
              {state.id === auditWords.halfwayAfter && (
                <LineRow place="halfway" status={state.answer ? 'answered' : 'open'}>
                  <p className="max-w-[21em] pt-11 pb-12 pl-10 font-display text-h3/[1.12] tracking-h3 max-xl:pl-2 max-sm:pl-0">
                    {auditWords.halfway}
                  </p>
                </LineRow>
              )}
            </Fragment>
          ))}
        </div>
        <SectionSentence last={section.last} isFull={isFull} />
        <CrossLine
          part={section.part}
          isFilled={isDone(section.last)}
          isClosed={full.at(-1) ?? false}
        />
      </div>
      <RailLayer ground={isMirrored ? 'forest' : 'cream'} />
    </section>
  );
}

/** The piece that each section is named after. */
const pieces = { connect: 'dot', convey: 'bar', convert: 'bend' } as const;

/** What the strip shows after the last question of a section; its place opens once all are answered. */
function SectionSentence({ last, isFull }: { last: number; isFull: boolean }) {
  const { answers, isLive } = useRail();
  return (
    <div
      className={clsx(
        'grid ease-out',
        isFull ? 'grid-rows-open' : 'grid-rows-shut',
        isLive && 'transition-rows duration-open',
      )}
      data-sentence={last}
    >
      <div className="min-h-0 overflow-hidden">
        {isFull && (
          <LineRow place="sentence" status="answered" className="pt-cut">
            <p className="px-10 py-11 font-display text-h3/[1.12] tracking-h3 max-xl:px-2 max-sm:px-0 on-dark:pr-0">
              {stripSentence(last, answers).map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </p>
          </LineRow>
        )}
      </div>
    </div>
  );
}

interface CrossLineProps {
  part: Part;
  /** Whether the last question of the section is answered. */
  isFilled: boolean;
  /** Whether all twenty are answered; the dot at the end is then green. */
  isClosed: boolean;
}

/** The line between two sections; after the last one it runs out to its dot. */
function CrossLine({ part, isFilled, isClosed }: CrossLineProps) {
  const isMirrored = part === 'convey';
  const isEnd = part === 'convert';
  return (
    <div
      className={clsx(
        'relative transition-colors duration-open ease-roll',
        isEnd ? '-ml-overhang h-[calc(var(--line)*3.6)]' : '-mx-overhang h-bend',
        isFilled ? 'text-ink on-dark:text-cream' : 'text-sand on-dark:text-moss',
      )}
      aria-hidden="true"
    >
      <QuarterBend
        corner={isMirrored ? 'bottom-right' : 'bottom-left'}
        className={clsx('top-[calc(var(--line)*0.15)]', isMirrored ? 'right-0' : 'left-0')}
      />
      <div
        className={clsx(
          'absolute top-[calc(var(--line)*0.9)] left-[calc(var(--line)*1.75+var(--cut))] h-line bg-current',
          isEnd
            ? 'right-[calc(var(--line)*1.53)] rounded-r-card'
            : 'right-[calc(var(--line)*1.75+var(--cut))]',
        )}
      />
      {isEnd ? (
        <div
          className={clsx(
            'absolute top-[calc(var(--line)*0.9)] right-0 size-line rounded-full transition-colors duration-open ease-roll',
            isClosed ? 'bg-green' : 'bg-sand',
          )}
        />
      ) : (
        <QuarterBend
          corner={isMirrored ? 'top-left' : 'top-right'}
          className={clsx('top-[calc(var(--line)*0.9)]', isMirrored ? 'left-0' : 'right-0')}
        />
      )}
    </div>
  );
}
