import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { linkVariants } from './text-link';

interface CopyButtonProps {
  text: string;
  label: string;
  /** Accessible name, if the label alone is not clear. */
  name?: string;
  copied: string;
  /** Shown when the browser refuses. */
  failed: string;
  /** Classes of the message. */
  messageClassName?: string;
}

/** How long the message is shown, in ms. */
const messageTime = 4000;

/** @returns `copy`, and for a while its outcome; browsers refuse to copy on plain http */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), messageTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };

  return { outcome, copy };
}

/** Copies a text and shows whether that worked. */
export function CopyButton({
  text,
  label,
  name,
  copied,
  failed,
  messageClassName,
}: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={linkVariants({ className: 'min-h-11' })}
        aria-label={name}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <output
        className={clsx(
          'items-center gap-2 not-empty:inline-flex',
          outcome === 'copied' && 'before:size-2.5 before:rounded-full before:bg-green',
          messageClassName,
        )}
      >
        {outcome && { copied, failed }[outcome]}
      </output>
    </span>
  );
}
