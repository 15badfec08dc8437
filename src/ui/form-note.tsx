import { TextLink } from './text-link';

interface FormNoteProps {
  words: { text: string; mail: string };
}

/** An e-mail address, shown only when the form's chunk fails to load. */
export function FormNote({ words: { text, mail } }: FormNoteProps) {
  return (
    <output className="mb-7 hidden in-data-chunk-failed:block">
      {text} <TextLink to={mail && `mailto:${mail}`}>{mail}</TextLink>
    </output>
  );
}

/** Placeholder for a form that is loading; shows an e-mail address if its chunk fails. */
export function FormPlaceholder({ words, className }: FormNoteProps & { className?: string }) {
  return (
    <div className={className} data-pre-hydration="" aria-busy="true">
      <FormNote words={words} />
    </div>
  );
}
