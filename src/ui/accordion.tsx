import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { type AccordionVariant, accordionVariants } from './accordion-variants';
import { AccordionRow } from './accordion-row';

interface AccordionItem {
  key: string;
  title: ReactNode;
  panel: ReactNode;
}

interface AccordionProps {
  ref?: Ref<HTMLDivElement>;
  items: readonly AccordionItem[];
  /** Key of the open item; null when all are closed. At most one is open. */
  open: string | null;
  onOpenChange: (key: string | null) => void;
  className?: string;
  look?: AccordionVariant;
  /** Come to by a link, the open item is simply open: nothing moves while the page scrolls to it. */
  isSettled?: boolean;
  /** Element ids are this followed by the key, so that an item can be linked to. */
  idPrefix?: string;
}

/** Questions and answers; closed panels stay in the page for the browser's own find. */
export function Accordion({
  ref,
  items,
  open,
  onOpenChange,
  className,
  look = 'list',
  isSettled = false,
  idPrefix = '',
}: AccordionProps) {
  return (
    <div
      ref={ref}
      className={clsx(accordionVariants[look].root, className)}
      data-settled={isSettled || undefined}
    >
      {items.map((item) => (
        <AccordionRow
          key={item.key}
          id={`${idPrefix}${item.key}`}
          title={item.title}
          look={look}
          isOpen={item.key === open}
          onToggle={(isOpen) => onOpenChange(isOpen ? item.key : null)}
        >
          {item.panel}
        </AccordionRow>
      ))}
    </div>
  );
}
