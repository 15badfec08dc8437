import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ExpandSign } from './expand-sign';

export interface AccordionRowProps {
  id: string;
  title: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

/** One question; its answer opens, too, when the find of the browser comes to it. */
export function AccordionRow({ id, title, isOpen, onToggle, children }: AccordionRowProps) {
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
    <div id={id} className="acc__item" data-open={isOpen || undefined}>
      <h3 className="acc__head">
        <button
          type="button"
          className="acc__btn"
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={() => onToggle(!isOpen)}
        >
          <span>{title}</span>
          <ExpandSign />
        </button>
      </h3>
      <div ref={panel} id={`${id}-answer`} className="acc__panel">
        <div className="acc__clip">
          <div className="acc__in">{children}</div>
        </div>
      </div>
    </div>
  );
}
