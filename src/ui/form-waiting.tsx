import { FormNote, type FormNoteProps } from './form-note';

interface FormWaitingProps extends FormNoteProps {
  className?: string;
}

/** Holds the place of a form that is still to come; where it cannot be had, says how to write instead. */
export function FormWaiting({ words, className }: FormWaitingProps) {
  return (
    <div className={className} data-pre-hydration="" aria-busy="true">
      <FormNote words={words} />
    </div>
  );
}
