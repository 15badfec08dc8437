import { TextLink } from './text-link';

export interface FormNoteProps {
  words: { text: string; mail: string };
}

/** An e-mail address, shown only when the form's script fails to load. */
export function FormNote({ words: { text, mail } }: FormNoteProps) {
  return (
    <output className="mb-7 hidden in-data-unloaded:block">
      {text} <TextLink to={mail && `mailto:${mail}`}>{mail}</TextLink>
    </output>
  );
}
