import { Fragment } from 'react';
import { auditWords } from '@/content/audit';
import { reveal } from '@/motion/reveal';
import { SectionMarker } from '@/ui/piece';
import { questionIds } from './answers';
import { LineRow } from './line-row';
import { QuestionRow } from './question';
import { RailLayer } from './rail-layer';
import type { SectionState } from './rail-plan';
import { useRail } from './rail-state';
import { LineAcross, LineEnd, LineFromHero } from './section-line';
import { SectionSentence } from './section-sentence';

/** The piece that a section is named after. A mirrored one is dark, with its line on the right. */
const looks = {
  connect: { piece: 'dot', isMirrored: false },
  convey: { piece: 'bar', isMirrored: true },
  convert: { piece: 'bend', isMirrored: false },
} as const;

/** The three sections of the audit. The line beside them fills as questions are answered. */
export function AuditSections() {
  const { sections } = useRail();
  return sections.map((section) => <AuditSection key={section.words.part} section={section} />);
}

interface SectionProps {
  section: SectionState;
}

function AuditSection({ section }: SectionProps) {
  const { words, questions } = section;
  const { isMirrored } = looks[words.part];
  const isFirst = words.first === 1;
  const isLast = words.last === questionIds.length;
  const turn = isMirrored ? 'rounded-tl-turn' : 'rounded-tr-turn';
  const lastTurn = isMirrored ? 'rounded-bl-turn' : 'rounded-br-turn';

  return (
    <section className={isMirrored ? 'on-forest relative' : 'relative'}>
      <div className="wrap">
        {isFirst && <LineFromHero />}
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
        {isLast ? (
          <LineEnd section={section} />
        ) : (
          <LineAcross section={section} isMirrored={isMirrored} />
        )}
      </div>
      <RailLayer ground={isMirrored ? 'forest' : 'cream'} />
    </section>
  );
}

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
          <SectionMarker piece={looks[words.part].piece} name={words.name} place={words.range} />
          <h2 className="mt-5">{words.title}</h2>
        </div>
        <p className="max-w-prose">{words.text}</p>
      </div>
    </LineRow>
  );
}
