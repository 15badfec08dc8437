import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import type { ReactNode } from 'react';
import { ExpandSign } from './expand-sign';
import './accordion.css';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  panel: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Key of the open item; null when all are closed. At most one is open. */
  open: string | null;
  onOpenChange: (key: string | null) => void;
  className?: string;
  /** Element ids are this followed by the key, so that an item can be linked to. */
  idPrefix?: string;
}

/** Questions and answers; closed panels stay in the page for the browser's own find. */
export function Accordion({
  items,
  open,
  onOpenChange,
  className = '',
  idPrefix = '',
}: AccordionProps) {
  return (
    <BaseAccordion.Root
      className={`acc ${className}`.trim()}
      value={open === null ? [] : [open]}
      onValueChange={([key]: string[]) => onOpenChange(key ?? null)}
      hiddenUntilFound
    >
      {items.map((item) => (
        <BaseAccordion.Item
          key={item.key}
          value={item.key}
          id={`${idPrefix}${item.key}`}
          className="acc__item"
        >
          <BaseAccordion.Header className="acc__head">
            <BaseAccordion.Trigger className="acc__btn">
              <span>{item.title}</span>
              <ExpandSign />
            </BaseAccordion.Trigger>
          </BaseAccordion.Header>
          <BaseAccordion.Panel className="acc__panel">
            <div className="acc__in">{item.panel}</div>
          </BaseAccordion.Panel>
        </BaseAccordion.Item>
      ))}
    </BaseAccordion.Root>
  );
}
