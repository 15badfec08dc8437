import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface AccordionPanelProps {
  id: string;
  isOpen: boolean;
  /** Called when the browser's find in page reaches it. */
  onFound: () => void;
  className: string;
  children: ReactNode;
}

/**
 * The answer of a row. Closed, it is `hidden="until-found"`, so the browser's find in page still reaches and opens
 * it.
 */
export function AccordionPanel({ id, isOpen, onFound, className, children }: AccordionPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const takeFound = useEffectEvent(onFound);

  // Set by hand: React treats `hidden` as a boolean.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen) {
      element?.setAttribute('hidden', 'until-found');
    } else if (element?.hasAttribute('hidden')) {
      element.removeAttribute('hidden');
      // An answer that is open from the start does not animate.
      element.dataset['opened'] = '';
    }
  }, [isOpen]);

  useEffect(() => {
    const element = ref.current;
    const onMatch = () => takeFound();
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, []);

  return (
    <div
      ref={ref}
      id={id}
      className={clsx(
        'grid grid-rows-shut transition-[grid-template-rows,content-visibility] transition-discrete duration-close ease-out in-data-settled:transition-none',
        'group-data-open/item:grid-rows-open group-data-open/item:duration-open',
        'unfolded:grid-rows-open unfolded:[content-visibility:visible]',
      )}
    >
      <div className="min-h-0 overflow-hidden">
        {/* The text fades in after the height; a keyframe, since a closed panel has no style to start from. */}
        <div
          className={clsx(
            'opacity-0 transition-opacity duration-tap ease-linear in-data-settled:transition-none',
            'group-data-open/item:opacity-100 group-data-open/item:transition-none unfolded:opacity-100',
            'motion-safe:group-data-open/item:in-data-opened:animate-answer',
            className,
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
