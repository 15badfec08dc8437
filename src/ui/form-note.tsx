import { TextLink } from './text-link';

interface FormNoteProps {
  words: { text: string; mail: string };
}

/**
 * A sentence and an e-mail address, shown once a chunk has failed to load or a form throws for good
 * (`markChunkFailed` in `lib/lazy-chunk.ts`). Without an address only the text remains.
 */
export function FormNote({ words: { text, mail } }: FormNoteProps) {
  return (
    <output className="mb-7 hidden in-data-chunk-failed:block">
      {text} <TextLink to={mail && `mailto:${mail}`}>{mail}</TextLink>
    </output>
  );
}

/**
 * Placeholder for a form that is loading, with the note for when its chunk fails. The attribute says
 * that the part is not hydrated yet.
 */
export function FormPlaceholder({ words, className }: FormNoteProps & { className?: string }) {
  return (
    <div className={className} data-pre-hydration="" aria-busy="true">
      <FormNote words={words} />
    </div>
  );
}
