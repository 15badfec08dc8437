import { Fragment } from 'react';
import { type ActWords, auditWords } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { useAnswers } from '@/features/brand-audit/use-answers';
import { reveal } from '@/motion/reveal';
import { ActGlyph } from './act-glyph';
import { CrossLine } from './cross-line';
import { QuestionRow } from './question-row';
import './act.css';

export interface ActProps {
  act: ActWords;
}

/** One of the three acts: its head, its questions, and the line beside them that fills as they are answered. */
export function Act({ act }: ActProps) {
  const states = useAnswers();
  const isDone = (number: number) => states[number - 1]?.isAnswered ?? false;
  const isReached = act.first === 1 || isDone(act.first - 1);
  const isMirrored = act.part === 'convey';
  const gaps = states.filter((state) => state.isGap);

  return (
    <section className={`audit-act ${isMirrored ? 'audit-act--mirrored on-forest' : ''}`.trim()}>
      <div className="wrap">
        <div className="audit-row audit-head">
          <div className={`audit-seg ${isReached ? 'is-filled' : ''}`.trim()} aria-hidden="true">
            <i />
          </div>
          <div ref={reveal} className="audit-head__in">
            <div>
              <p className="audit-head__act">
                <ActGlyph part={act.part} />
                <b>{act.name}</b> <span className="muted">{act.range}</span>
              </p>
              <h2>{act.title}</h2>
            </div>
            <p className="prose">{act.text}</p>
          </div>
        </div>
        <div className="audit-rows">
          {states.slice(act.first - 1, act.last).map((state) => (
            <Fragment key={state.id}>
              <QuestionRow
                state={state}
                question={auditQuestions[state.number - 1]}
                nextGap={gaps.find(({ number }) => number > state.number)?.number}
              />
              {state.id === auditWords.halfwayAfter && (
                <div className="audit-row audit-half">
                  <div
                    className={`audit-seg ${state.isAnswered ? 'is-filled' : ''}`.trim()}
                    aria-hidden="true"
                  >
                    <i />
                  </div>
                  <p>{auditWords.halfway}</p>
                </div>
              )}
            </Fragment>
          ))}
        </div>
        <CrossLine
          part={act.part}
          isFilled={isDone(act.last)}
          isClosed={states.every(({ isAnswered }) => isAnswered)}
        />
      </div>
    </section>
  );
}
