import { clsx } from 'clsx';
import type { TextPart } from '@/lib/mark-match';

/** Shows the hits of a search as marks. Each part has an element of its own. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ at, text, isHit, isSynonym = false }) => {
    if (!isHit) return <span key={at}>{text}</span>;
    return (
      // A word that only means what was typed is underlined, and not filled.
      <mark
        key={at}
        className={clsx(isSynonym && 'bg-transparent underline decoration-2 underline-offset-4')}
      >
        {text}
      </mark>
    );
  });
}
