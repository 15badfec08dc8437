import { type ReactNode, type Ref, useRef, useState } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { keepInPlace } from '@/motion/keep-in-place';
import { ExpandSign } from './disclosure';
import { useFound, useHiddenUntilFound } from './find-in-page';

interface AccordionItem {
  key: string;
  /** The question, in the button. */
  title: ReactNode;
  /** The answer. */
  panel: ReactNode;
  /** Not shown yet; the browser's find in page reaches it all the same. */
  isHidden?: boolean;
}

interface AccordionProps {
  ref?: Ref<HTMLDivElement>;
  items: readonly AccordionItem[];
  /** Key of the open item; null when all are closed. At most one is open. */
  open: string | null;
  onOpenChange: (key: string | null) => void;
  className?: string;
  variant?: AccordionVariant;
  /** Opens without motion, when the page scrolls to an item that a link names. */
  opensAtOnce?: boolean;
  /** Prefix of the element ids; the key follows, so that links can name an item. */
  idPrefix?: string;
}

/**
 * Questions and answers. Closed answers and hidden rows stay in the DOM for find in page and links
 * to a text, which open the one that they reach (`find-in-page.ts`). The build (`entry-server.tsx`)
 * and, before hydration, `inline/found-answer.ts` share these attributes with it:
 * - `data-item` marks a row, `data-open` an open one, `data-settled` an accordion without motion;
 * - `data-findable` marks a closed answer and a hidden row, which only a text found in it shows;
 * - `data-opened` marks what was closed before, so that its answer fades in.
 */
export function Accordion({
  ref,
  items,
  open,
  onOpenChange,
  className,
  variant = 'list',
  opensAtOnce = false,
  idPrefix = '',
}: AccordionProps) {
  /** Key of the item in which the browser has found a text; it opens at once. */
  const [foundKey, setFoundKey] = useState<string>();
  return (
    <div
      ref={ref}
      // The browser may have found a text, and changed attributes here and below, before hydration.
      suppressHydrationWarning
      className={accordionVariants({ variant }).base({ className })}
      data-settled={opensAtOnce || foundKey === open || undefined}
    >
      {items.map((item) => (
        <AccordionRow
          key={item.key}
          item={item}
          id={`${idPrefix}${item.key}`}
          variant={variant}
          isOpen={item.key === open}
          onToggle={(isOpen) => onOpenChange(isOpen ? item.key : null)}
          onFound={() => {
            setFoundKey(item.key);
            onOpenChange(item.key);
          }}
        />
      ))}
    </div>
  );
}

interface AccordionRowProps {
  item: AccordionItem;
  id: string;
  variant: AccordionVariant;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called when the browser finds a text in the row. */
  onFound: () => void;
}

function AccordionRow({ item, id, variant, isOpen, onToggle, onFound }: AccordionRowProps) {
  const { title, panel, isHidden = false } = item;
  const classes = accordionVariants({ variant });
  const rowRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const panelId = `${id}-answer`;
  const Heading = variant === 'menu' ? 'div' : 'h3';
  useFound(rowRef, isOpen, onFound);
  useHiddenUntilFound(rowRef, isHidden);
  useHiddenUntilFound(panelRef, !isOpen);
  return (
    <div
      ref={rowRef}
      suppressHydrationWarning
      id={id}
      className={classes.item()}
      data-item=""
      data-open={isOpen || undefined}
      data-findable={isHidden || undefined}
    >
      <Heading>
        <button
          type="button"
          suppressHydrationWarning
          className={classes.button()}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={({ currentTarget }) => {
            keepInPlace(currentTarget);
            onToggle(!isOpen);
          }}
        >
          <span className={classes.title()}>{title}</span>
          <ExpandSign className={classes.sign()} />
        </button>
      </Heading>
      <div
        ref={panelRef}
        suppressHydrationWarning
        id={panelId}
        className={classes.panel()}
        data-findable={!isOpen || undefined}
      >
        <div className="min-h-0 overflow-hidden">
          <div className={classes.answer()}>{panel}</div>
        </div>
      </div>
    </div>
  );
}

type AccordionVariant = NonNullable<VariantProps<typeof accordionVariants>['variant']>;

const accordionVariants = tv({
  slots: {
    item: 'group/item unfolded:block unfolded:[content-visibility:visible]',
    button: 'group/question w-full text-left print:pt-3 print:pb-1 print:text-small',
    title: '',
    /** The sign of an open row stays green. */
    sign: 'group-hover/question:group-not-aria-expanded/question:bg-mint',
    panel: [
      'grid grid-rows-shut',
      'transition-[grid-template-rows,content-visibility] transition-discrete duration-open ease-roll',
      'in-data-settled:transition-none',
      'group-data-open/item:grid-rows-open',
      // `until-found` would set it too, but later, and the change would start a transition.
      '[content-visibility:hidden] group-data-open/item:[content-visibility:visible]',
      'unfolded:grid-rows-open unfolded:[content-visibility:visible]',
    ],
    // Fades in by a keyframe, because a closed panel has no style to start a transition from.
    answer: [
      'opacity-0 transition-opacity duration-tap ease-linear in-data-settled:transition-none print:p-0 print:pb-3',
      'group-data-open/item:opacity-100 group-data-open/item:transition-none unfolded:opacity-100',
      'motion-safe:group-data-open/item:in-data-opened:animate-answer',
    ],
  },
  variants: {
    variant: {
      /** A ruled list. */
      list: {
        base: 'border-t-2 border-ink',
        item: 'border-b border-hair',
        button: 'flex items-center justify-between gap-fluid-8 py-fluid-6.5 text-h5',
        sign: 'bg-white text-ink max-md:w-14',
        answer: 'max-w-190 pr-30 pb-8 max-md:pr-16 max-sm:pr-0',
      },
      /** On twelve columns; the open row is a mint card with a larger question. */
      page: {
        item: [
          'relative transition-[background-color,border-radius,margin,padding] duration-open ease-roll',
          'in-data-settled:transition-none',
          'before:absolute before:inset-x-0 before:top-0 before:h-hair before:bg-hair first:before:hidden',
          'data-open:before:hidden [[data-open]+&]:before:hidden',
          // The card is wider than the column, while its text stays level with that of other rows.
          '[--outset:40px] data-open:-mx-(--outset) data-open:px-(--outset)',
          'max-xl:[--outset:24px] max-sm:[--outset:12px] print:[--outset:0px]',
          'data-open:rounded-card data-open:rounded-tr-turn data-open:bg-mint data-open:pt-3.5 data-open:pb-2',
        ],
        button: [
          'grid grid-cols-12 items-center gap-x-gutter gap-y-8 py-fluid-7.5 font-display text-h4',
          'transition-[font-size,padding] duration-open ease-roll in-data-settled:transition-none',
          'not-print:aria-expanded:pb-5.5 not-print:aria-expanded:text-h3',
          'max-xl:grid-cols-[minmax(0,1fr)_auto] max-xl:items-start max-xl:gap-y-2',
        ],
        title: 'contents',
        // In the card, which is wider, the sign keeps its place; the question beside it is larger.
        sign: [
          '-col-end-1 justify-self-end bg-sand text-ink in-aria-expanded:mr-5.5 in-aria-expanded:translate-y-4.5',
          'max-xl:in-aria-expanded:mr-0 max-xl:in-aria-expanded:translate-y-0',
        ],
        answer: 'cols pb-fluid-11',
      },
      /** The groups of the header's menu, on ink; its rows are no headings. */
      menu: {
        base: '-mx-3',
        item: 'relative before:absolute before:inset-x-3 before:top-0 before:h-hair before:bg-hair-inv first:before:hidden',
        button: 'flex min-h-18 items-center justify-between gap-8 px-3 font-display text-h3',
        sign: 'max-w-14 bg-cream/16 text-cream group-hover/question:text-ink',
        answer: 'pb-6',
      },
    },
  },
});
