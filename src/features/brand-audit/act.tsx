import { Fragment } from 'react';
import { type ActWords, auditWords } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { ActHead } from './act-head';
import { CrossLine } from './cross-line';
import { LineRow } from './line-row';
import { QuestionRow } from './question-row';
import { RailLayer } from './rail-layer';
import { useRail } from './rail-state';
import { SentenceRow } from './sentence-row';

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
