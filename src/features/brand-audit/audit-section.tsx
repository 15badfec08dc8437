import { clsx } from 'clsx';
import { Fragment } from 'react';
import { auditWords } from '@/content/audit';
import { reveal } from '@/motion/reveal';
import { SectionMarker, QuarterBend } from '@/ui/piece';
import { LineRow } from './line-row';
import { QuestionRow } from './question';
import { RailLayer } from './rail-layer';
import type { SectionState } from './rail-plan';
import { useRail } from './rail-state';
import { stripSentence } from './strip-sentence';

/** The three sections of the audit. The line beside them fills as questions are answered. */
export function AuditSections() {
  const { sections } = useRail();
  return sections.map((section) => <AuditSection key={section.words.part} section={section} />);
}

interface SectionProps {
  section: SectionState;
}

/** The second section is dark, and its line is on the right. */
const isMirroredSection = ({ words }: SectionState) => words.part === 'convey';

function AuditSection({ section }: SectionProps) {
  const { words, questions } = section;
  const isMirrored = isMirroredSection(section);
  const turn = isMirrored ? 'rounded-tl-turn' : 'rounded-tr-turn';
  const lastTurn = isMirrored ? 'rounded-bl-turn' : 'rounded-br-turn';

  return (
    <section className={isMirrored ? 'on-forest relative' : 'relative'}>
      <div className="wrap">
        {words.part === 'connect' && <LineFromHero />}
        <SectionHead section={section} />
        <div className="grid gap-4 pt-cut">
          {questions.map((question) => (
            <Fragment key={question.id}>
              <QuestionRow
                state={question}
                turn={question.number === words.last ? lastTurn : turn}
              />
              {question.id === auditWords.halfwayAfter && (
                <LineRow place="halfway" status={question.answer ? 'answered' : 'open'}>
                  <p className="max-w-[21em] pt-11 pb-12 pl-10 font-display text-h3/[1.12] tracking-h3 max-xl:pl-2 max-sm:pl-0">
                    {auditWords.halfway}
                  </p>
                </LineRow>
              )}
            </Fragment>
          ))}
        </div>
        <SectionSentence section={section} />
        {words.part === 'convert' ? (
          <LineEnd section={section} />
        ) : (
          <LineAcross section={section} />
        )}
      </div>
      <RailLayer ground={isMirrored ? 'forest' : 'cream'} />
    </section>
  );
}

/** Joins the line of the hero to that of the questions; other windows have the rail's bar here. */
function LineFromHero() {
  return (
    <div className="hidden h-18 upright:block" aria-hidden="true">
      <div className="h-17.5 w-line bg-current" />
    </div>
  );
}

/** The piece that each section is named after. */
const pieces = { connect: 'dot', convey: 'bar', convert: 'bend' } as const;

function SectionHead({ section: { words, isReached } }: SectionProps) {
  return (
    <LineRow
      place="head"
      status={isReached ? 'answered' : 'open'}
      className="items-start pt-8 pb-13"
    >
      <div
        ref={reveal}
        className="grid grid-cols-[7fr_5fr] items-end gap-x-12 max-xl:grid-cols-1 max-xl:gap-y-5"
      >
        <div>
          <SectionMarker piece={pieces[words.part]} name={words.name} place={words.range} />
          <h2 className="mt-5">{words.title}</h2>
        </div>
        <p className="max-w-prose">{words.text}</p>
      </div>
    </LineRow>
  );
}

/** What the strip shows after a section; its place opens once all questions are answered. */
function SectionSentence({ section: { words, hasSentence } }: SectionProps) {
  const { answers, isLive } = useRail();
  return (
    <div
      className={clsx(
        'grid ease-out',
        hasSentence ? 'grid-rows-open' : 'grid-rows-shut',
        isLive && 'transition-rows duration-open',
      )}
      data-sentence={words.last}
    >
      <div className="min-h-0 overflow-hidden">
        {hasSentence && (
          <LineRow place="sentence" status="answered" className="pt-cut">
            <p className="px-10 py-11 font-display text-h3/[1.12] tracking-h3 max-xl:px-2 max-sm:px-0 on-dark:pr-0">
              {stripSentence(words.last, answers).map((sentence) => (
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

/** The tops of the bends and of the bar, and the room that a bend and its cut take beside the bar. */
const crossMeasures = clsx(
  '[--bar-top:calc(var(--line)*0.9)] [--bend-top:calc(var(--line)*0.15)]',
  '[--bend-room:calc(var(--line)*1.75+var(--cut))]',
);

/** The line below a section fills once its last question is answered. */
const lineColor = ({ isPassed }: SectionState) =>
  clsx(
    'transition-colors duration-open ease-roll',
    isPassed ? 'text-ink on-dark:text-cream' : 'text-sand on-dark:text-moss',
  );

/** The line below a section, which crosses to the other side for the next one. */
function LineAcross({ section }: SectionProps) {
  const isMirrored = isMirroredSection(section);
  return (
    <div
      className={clsx('relative -mx-overhang h-bend', crossMeasures, lineColor(section))}
      aria-hidden="true"
    >
      <QuarterBend
        corner={isMirrored ? 'bottom-right' : 'bottom-left'}
        className={clsx('top-(--bend-top)', isMirrored ? 'right-0' : 'left-0')}
      />
      <div className="absolute inset-x-(--bend-room) top-(--bar-top) h-line bg-current" />
      <QuarterBend
        corner={isMirrored ? 'top-left' : 'top-right'}
        className={clsx('top-(--bar-top)', isMirrored ? 'left-0' : 'right-0')}
      />
    </div>
  );
}

/** The line below the last section runs out to a dot, which is green once all are answered. */
function LineEnd({ section }: SectionProps) {
  return (
    <div
      className={clsx(
        'relative -ml-overhang h-[calc(var(--line)*3.6)]',
        '[--dot-room:calc(var(--line)*1.53)]',
        crossMeasures,
        lineColor(section),
      )}
      aria-hidden="true"
    >
      <QuarterBend corner="bottom-left" className="top-(--bend-top) left-0" />
      <div className="absolute top-(--bar-top) right-(--dot-room) left-(--bend-room) h-line rounded-r-card bg-current" />
      <div
        className={clsx(
          'absolute top-(--bar-top) right-0 size-line rounded-full transition-colors duration-open ease-roll',
          section.hasSentence ? 'bg-green' : 'bg-sand',
        )}
      />
    </div>
  );
}
