import { useRef } from 'react';
import { useBeside } from './use-beside';

interface FormLineProps {
  /** The control that has the focus; the line is filled down to it. Null until the first focus. */
  beside: HTMLElement | null;
}

/**
 * In one column: the line on from the picture, beside the form, to the bend before Send. Filled with ink down to the
 * focused control, where its dot is.
 */
export function FormLine({ beside }: FormLineProps) {
  const ref = useRef<HTMLDivElement>(null);

  useBeside(ref, beside, ({ line, middle, width, height }) => {
    // Dot and gaps stay within the line.
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
