import { TextLink } from './text-link';
import './form-note.css';

export interface FormNoteProps {
  words: { text: string; mail: string };
}

/** How to write instead; only seen in a form whose script cannot be had. */
export function FormNote({ words: { text, mail } }: FormNoteProps) {
  return (
    <output className="form-note">
      {text} <TextLink to={mail && `mailto:${mail}`}>{mail}</TextLink>
    </output>
  );
}
