import { clsx } from 'clsx';
import { useRef } from 'react';
import { useBeside } from './use-beside';

/** In one column, the line beside the form: ink down to the dot at the focused field. */
export function FormLine({ focusedField }: { focusedField: HTMLElement | null }) {
  const ref = useRef<HTMLDivElement>(null);

  // Keeps the dot and its gaps inside the line.
  useBeside(ref, focusedField, '--at', (fieldMiddle, { width, height }) =>
    Math.max(width, Math.min(fieldMiddle, height - width)),
  );

  return (
    <div
      ref={ref}
      className={clsx(
        'pointer-events-none absolute top-0 left-hang hidden w-line bg-sand max-md:block',
        'bottom-[calc(92px+var(--line)*1.25+var(--cut))] max-sm:bottom-[calc(78px+var(--line)*1.25+var(--cut))]',
      )}
      aria-hidden="true"
    >
      {focusedField && (
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
