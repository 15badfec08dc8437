import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '@/ui/field';
import { LineRow } from './line-row';
import type { SectionState } from './rail-plan';
import { useRail } from './rail-state';
import { stripSentence } from './strip-sentence';

/** Says what the strip shows after a section. Its place opens once the questions are answered. */
export function SectionSentence({ section: { words, hasSentence } }: { section: SectionState }) {
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

/** Has screen readers say each sentence once, when its last answer is given; not after a reload. */
export function SentenceNews() {
  const { answers, sections, isLive } = useRail();
  /** The last questions of the sections whose sentence was said, or stood there at first. */
  const saidAfter = useRef(new Set<number>());
  const [news, setNews] = useState<string>();

  useEffect(() => {
    const newSections = sections.filter(
      ({ words, hasSentence }) => hasSentence && !saidAfter.current.has(words.last),
    );
    for (const { words } of newSections) saidAfter.current.add(words.last);
    const latest = newSections.at(-1);
    if (isLive && latest) setNews(stripSentence(latest.words.last, answers).join(' '));
  }, [answers, sections, isLive]);

  return <LiveRegion>{news}</LiveRegion>;
}
