import { useEffect, useState } from 'react';
import './text-link.css';
import './copy-button.css';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** Its name where the label says too little by itself. */
  name?: string;
  copied: string;
  /** Said where the browser forbids it. */
  failed: string;
}

/** The message goes back to the label after this, in ms. */
const shown = 4000;

/** Copies a text and says whether it did. */
export function CopyButton({ text, label, name, copied, failed }: CopyButtonProps) {
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
    <span className="copy">
      <button
        type="button"
        className="link copy__button"
        aria-label={name}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <output className={outcome === 'failed' ? 'copy__said' : 'copy__said copy__said--done'}>
        {outcome === 'copied' && copied}
        {outcome === 'failed' && failed}
      </output>
    </span>
  );
}
