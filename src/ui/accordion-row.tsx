import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type AccordionLook, accordionLooks } from './accordion-look';
import { ExpandSign } from './expand-sign';

/** The text comes a little after the height; what a closed panel held had no style to go on from. */
const answerLook =
  'opacity-0 transition-opacity duration-tap unfolded:opacity-100 ease-linear group-data-open/item:opacity-100 group-data-open/item:transition-none motion-safe:group-data-open/item:in-data-opened:animate-answer in-data-settled:transition-none';

interface AccordionRowProps {
  id: string;
  title: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  look: AccordionLook;
  children: ReactNode;
}

/** One question; its answer opens, too, when the find of the browser comes to it. */
export function AccordionRow({ id, title, isOpen, onToggle, look, children }: AccordionRowProps) {
  const looks = accordionLooks[look];
  const Heading = looks.heading;
  const panel = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(() => onToggle(true));

  // By hand, since React knows `hidden` only as on or off.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!isOpen) {
      element?.setAttribute('hidden', 'until-found');
    } else if (element?.hasAttribute('hidden')) {
      element.removeAttribute('hidden');
      // What was open from the start does not come up.
      element.dataset['opened'] = '';
    }
  }, [isOpen]);

  useEffect(() => {
    const element = panel.current;
    const onMatch = () => onFound();
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, []);

  return (
    <div
      id={id}
      className={clsx('group/item', looks.item)}
      data-item=""
      data-open={isOpen || undefined}
    >
      <Heading>
        <button
          type="button"
          className={clsx(
            'group/question print:pt-3! print:pb-1! print:text-[12pt]!',
            looks.button,
          )}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => onToggle(!isOpen)}
        >
          <span className={looks.title}>{title}</span>
          <ExpandSign className={clsx('group-hover/question:bg-mint!', looks.sign)} />
        </button>
      </Heading>
      {/* The browser keeps a closed panel for its find, and shows it until it is shut. */}
      <div
        ref={panel}
        id={`${id}-answer`}
        className="grid grid-rows-[0fr] transition-[grid-template-rows,content-visibility] transition-discrete duration-close ease-out group-data-open/item:grid-rows-[1fr] group-data-open/item:duration-open in-data-settled:transition-none unfolded:grid-rows-[1fr] unfolded:[content-visibility:visible]"
      >
        <div className="min-h-0 overflow-hidden">
          <div className={clsx(answerLook, looks.answer)}>{children}</div>
        </div>
      </div>
    </div>
  );
}
