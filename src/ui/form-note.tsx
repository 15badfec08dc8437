import { TextLink } from './text-link';

export interface FormNoteProps {
  words: { text: string; mail: string };
}

/** How to write instead; only visible in a form whose script cannot be had. */
export function FormNote({ words: { text, mail } }: FormNoteProps) {
  return (
    <output className="mb-7 hidden unloaded:block">
      {text} <TextLink to={mail && `mailto:${mail}`}>{mail}</TextLink>
    </output>
  );
}
