import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { linkVariants } from './link-variants';

interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** Its name where the label says too little by itself. */
  name?: string;
  copied: string;
  /** Said where the browser forbids it. */
  failed: string;
  className?: string;
  /** Class names of what is said. */
  saidClassName?: string;
}

/** The message goes back to the label after this, in ms. */
const shown = 4000;

/** Copies a text and says whether it did. */
export function CopyButton({
  text,
  label,
  name,
  copied,
  failed,
  className,
  saidClassName,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), shown);
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

  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-4 gap-y-2', className)}>
      <button
        type="button"
        className={clsx(linkVariants, 'min-h-11')}
        aria-label={name}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <output
        className={clsx(
          'items-center gap-2 not-empty:inline-flex',
          outcome === 'copied' && 'before:size-2.5 before:rounded-full before:bg-green',
          saidClassName,
        )}
      >
        {outcome && { copied, failed }[outcome]}
      </output>
    </span>
  );
}
