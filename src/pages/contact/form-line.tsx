import { useRef } from 'react';
import { useBeside } from './use-beside';

interface FormLineProps {
  /** The focused control, down to which the line is filled; null until the first focus. */
  beside: HTMLElement | null;
}

/**
 * In one column, the line beside the form: from the picture to the bend before Send, filled with ink down to the dot at
 * the focused control.
 */
export function FormLine({ beside }: FormLineProps) {
  const ref = useRef<HTMLDivElement>(null);

  useBeside(ref, beside, ({ line, middle, width, height }) => {
    // Keeps the dot and its gaps inside the line.
    const at = Math.max(width, Math.min(middle, height - width));
    line.style.setProperty('--at', `${Math.round(at)}px`);
  });

  return (
    <div
      ref={ref}
      className="pointer-events-none absolute top-0 bottom-[calc(92px+var(--line)*1.25+var(--cut))] left-hang hidden w-line bg-sand max-md:block max-sm:bottom-[calc(78px+var(--line)*1.25+var(--cut))]"
      aria-hidden="true"
    >
      {beside && (
        <>
          <i className="absolute inset-x-0 top-0 h-(--at) bg-ink transition-[height] duration-open ease-roll" />
          <i className="absolute inset-x-0 top-[calc(var(--at)-var(--line)/2-var(--cut))] grid h-[calc(var(--line)+2*var(--cut))] place-items-center bg-cream transition-[top] duration-open ease-roll">
            <i className="size-line rounded-full bg-green" />
          </i>
        </>
      )}
    </div>
  );
}
