import { clsx } from 'clsx';
import { Fragment } from 'react';
import { type ActWords, auditActs, auditWords } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { stripLine } from '@/lib/answer-line';
import { reveal } from '@/motion/reveal';
import { ActMarker, QuarterBend } from '@/ui/piece';
import { AnswerPicture } from './answer-picture';
import { LineRow } from './line-row';
import { lineSentence } from './line-sentence';
import { QuestionRow } from './question';
import { RailLayer } from './rail';
import { useRail } from './rail-state';
import type { Part } from './scoring';

/** The piece that each act is named after. */
const pieces = { connect: 'dot', convey: 'bar', convert: 'bend' } as const;

interface ActHeadProps {
  act: ActWords;
  /** Whether all questions before it are answered. */
  isReached: boolean;
}

/** Name, title and text of an act, where its part of the line begins. */
function ActHead({ act, isReached }: ActHeadProps) {
  return (
    <LineRow
      place="head"
      status={isReached ? 'answered' : 'open'}
      mark={<i className="mt-8 size-dot rounded-full bg-cream on-dark:bg-forest" />}
      className="items-start pt-8 pb-13"
    >
      <div
        ref={reveal}
        className="grid grid-cols-[7fr_5fr] items-end gap-x-12 max-xl:grid-cols-1 max-xl:gap-y-5"
      >
        <div>
          <ActMarker piece={pieces[act.part]} name={act.name} place={act.range} />
          <h2 className="mt-5">{act.title}</h2>
        </div>
        <p className="max-w-prose">{act.text}</p>
      </div>
    </LineRow>
  );
}

/** From the first bend to the second, or to the dot. */
const runs = {
  connect: 'right-[calc(var(--line)*1.75+var(--cut))]',
  convey: 'right-[calc(var(--line)*1.75+var(--cut))]',
  convert: 'right-[calc(var(--line)*1.53)] rounded-r-card',
} as const;

interface CrossLineProps {
  part: Part;
  /** Whether the last question of the act is answered. */
  isFilled: boolean;
  /** Whether all twenty are answered; the dot at the end is then green. */
  isClosed: boolean;
}

/** The line between two acts; after the last act it runs out to its dot. */
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
          runs[part],
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

/** Room for each piece of the act's strip, with the gap after it, in px. */
const pitch = 70;
const gap = 6;

interface SentenceRowProps {
  act: ActWords;
}

/** What the line shows after an act: one or two sentences and the act’s pieces; opens when the act is answered. */
function SentenceRow({ act }: SentenceRowProps) {
  const { states, answers, full, startQuestion, isLive } = useRail();
  const isFull = full[auditActs.indexOf(act)] ?? false;
  const own = states.slice(act.first - 1, act.last);
  return (
    <div
      className={clsx(
        'grid ease-out',
        isFull ? 'grid-rows-open' : 'grid-rows-shut',
        isLive && 'transition-rows duration-open',
      )}
      data-sentence={act.last}
    >
      <div className="min-h-0 overflow-hidden">
        {isFull && (
          <LineRow
            place="sentence"
            status="answered"
            mark={<i className="size-dot rounded-full bg-cream on-dark:bg-forest" />}
            className="pt-cut"
          >
            <div className="flex items-center justify-between gap-10 px-10 py-11 max-xl:px-2 max-sm:px-0 on-dark:pr-0">
              <p className="shrink-0 font-display text-h3/[1.12] tracking-h3 max-md:shrink">
                {lineSentence(act.last, answers).map((sentence) => (
                  <span key={sentence} className="block">
                    {sentence}{' '}
                  </span>
                ))}
              </p>
              <AnswerPicture
                variant="strip"
                line={stripLine(own.length * pitch - gap, 20, own.length)}
                answers={answers}
                ids={own.map(({ id }) => id)}
                startQuestion={startQuestion}
                className="min-w-0 max-md:hidden"
              />
            </div>
          </LineRow>
        )}
      </div>
    </div>
  );
}

interface ActProps {
  act: ActWords;
}

/** One of the three acts: its head, its questions, and the line that fills as they are answered. */
export function Act({ act }: ActProps) {
  const { states } = useRail();
  const isDone = (number: number) => states[number - 1]?.isAnswered ?? false;
  const isMirrored = act.part === 'convey';
  const gaps = states.filter((state) => state.isGap);
  const turn = (number: number) =>
    `${number === act.last ? 'bottom' : 'top'}-${isMirrored ? 'left' : 'right'}` as const;

  return (
    <section className={isMirrored ? 'on-forest relative' : 'relative'}>
      <div className="wrap">
        {/* The line from the hero, where other windows have the bar. */}
        {act.first === 1 && (
          <div className="hidden h-18 upright:block" aria-hidden="true">
            <div className="h-17.5 w-line bg-current" />
          </div>
        )}
        <ActHead act={act} isReached={act.first === 1 || isDone(act.first - 1)} />
        <div className="grid gap-4 pt-cut">
          {states.slice(act.first - 1, act.last).map((state) => (
            <Fragment key={state.id}>
              <QuestionRow
                state={state}
                question={auditQuestions[state.number - 1]}
                nextGap={gaps.find(({ number }) => number > state.number)?.number}
                turn={turn(state.number)}
              />
              {state.id === auditWords.halfwayAfter && (
                <LineRow
                  place="halfway"
                  status={state.isAnswered ? 'answered' : 'open'}
                  mark={<i className="size-dot rounded-full bg-cream on-dark:bg-forest" />}
                >
                  <p className="max-w-[21em] pt-11 pb-12 pl-10 font-display text-h3/[1.12] tracking-h3 max-xl:pl-2 max-sm:pl-0">
                    {auditWords.halfway}
                  </p>
                </LineRow>
              )}
            </Fragment>
          ))}
        </div>
        <SentenceRow act={act} />
        <CrossLine
          part={act.part}
          isFilled={isDone(act.last)}
          isClosed={states.every(({ isAnswered }) => isAnswered)}
        />
      </div>
      <RailLayer ground={isMirrored ? 'forest' : 'cream'} />
    </section>
  );
}
