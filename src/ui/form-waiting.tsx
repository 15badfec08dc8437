import { FormNote, type FormNoteProps } from './form-note';

interface FormWaitingProps extends FormNoteProps {
  className?: string;
}

/** Placeholder for a form that is loading; shows an e-mail address if its script fails. */
export function FormWaiting({ words, className }: FormWaitingProps) {
  return (
    <div className={className} data-pre-hydration="" aria-busy="true">
      <FormNote words={words} />
    </div>
  );
}
