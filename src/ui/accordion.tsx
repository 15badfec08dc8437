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
  /** Opens without motion, when the page scrolls to an item that a link names. */
  isSettled?: boolean;
  /** Prefix of the element ids; the key follows, so that links can name an item. */
  idPrefix?: string;
}

/** Questions and answers. Closed answers stay in the DOM for the browser's find in page. */
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
