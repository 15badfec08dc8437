import { useEffect, useRef, useState } from 'react';
import { auditActs } from '@/content/audit';
import { LiveRegion } from '@/ui/live-region';
import { lineSentence } from './line-sentence';
import { useRail } from './rail-state';

/** Announces the sentence of each act once, when its last answer is given; not after a reload. */
export function SentenceNews() {
  const { answers, full, isLive } = useRail();
  const known = useRef(new Set<number>());
  const [news, setNews] = useState<string>();

  useEffect(() => {
    const ends = auditActs.flatMap(({ last }, index) =>
      full[index] && !known.current.has(last) ? [last] : [],
    );
    for (const last of ends) known.current.add(last);
    const latest = ends.at(-1);
    if (isLive && latest) setNews(lineSentence(latest, answers).join(' '));
  }, [answers, full, isLive]);

  return <LiveRegion>{news}</LiveRegion>;
}
