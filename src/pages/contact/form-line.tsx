import { clsx } from 'clsx';
import { useRef } from 'react';
import { type FieldBeside, useFieldBeside } from './use-field-beside';

/** In one column, the line beside the form: ink down to a green dot at the focused field. */
export function FormLine({ focusedField }: { focusedField: HTMLElement | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const beside = useFieldBeside(ref, focusedField);
  return (
    <div
      ref={ref}
      className={clsx(
        'pointer-events-none absolute top-0 left-hang hidden w-line bg-sand max-md:block',
        // Ends a cut above the form's bend to Send, which begins 1.25 lines above Send's middle.
        'bottom-[calc(var(--send)+var(--line)*1.25+var(--cut))] [--send:92px] max-sm:[--send:78px]',
      )}
      style={{ '--at': beside && `${dotMiddle(beside)}px` }}
      aria-hidden="true"
    >
      {beside && (
        <>
          <i className="absolute inset-x-0 top-0 h-(--at) bg-ink transition-[height] duration-open ease-roll" />
          <i
            className={clsx(
              'absolute inset-x-0 grid place-items-center bg-cream transition-[top] duration-open ease-roll',
              'top-[calc(var(--at)-var(--line)/2-var(--cut))] h-[calc(var(--line)+2*var(--cut))]',
            )}
          >
            <i className="size-line rounded-full bg-green" />
          </i>
        </>
      )}
    </div>
  );
}

/** @returns where the dot's middle is, in px from the line's top: inside the line, with its gaps */
function dotMiddle({ fieldMiddle, width, height }: FieldBeside) {
  return Math.round(Math.max(width, Math.min(fieldMiddle, height - width)));
}
