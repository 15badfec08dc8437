import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type AccordionVariant, accordionVariants } from './accordion-variants';
import { AccordionPanel } from './accordion-panel';
import { ExpandSign } from './expand-sign';

/** The sign of an open row stays green. */
const pointed = 'group-hover/question:group-not-aria-expanded/question:bg-mint';

interface AccordionRowProps {
  id: string;
  title: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  look: AccordionVariant;
  children: ReactNode;
}

/** One question with its answer, which also opens when the browser's find in page reaches it. */
export function AccordionRow({ id, title, isOpen, onToggle, look, children }: AccordionRowProps) {
  const looks = accordionVariants[look];
  const Heading = looks.heading;
  const panel = `${id}-answer`;
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
          aria-controls={panel}
          onClick={() => onToggle(!isOpen)}
        >
          <span className={looks.title}>{title}</span>
          <ExpandSign className={clsx(pointed, looks.sign)} />
        </button>
      </Heading>
      <AccordionPanel
        id={panel}
        isOpen={isOpen}
        onFound={() => onToggle(true)}
        className={looks.answer}
      >
        {children}
      </AccordionPanel>
    </div>
  );
}
