import { Tabs } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { caseDrawings, type DrawnPiece } from '@/content/home-drawings';
import { type UseCase, uses } from '@/content/home-uses';
import { mediaStore, useStore } from '@/lib/store';
import { breakpoints } from '@/lib/windows';
import { m } from '@/motion/m';
import { reveal } from '@/motion/reveal';
import { useMotionFeatures } from '@/motion/site-motion';
import { ExpandDot } from '@/ui/disclosure';
import { TabBar, tabsVariants } from '@/ui/link-tabs';
import { tagVariants } from '@/ui/tag-list';
import './uses.css';

/** Use cases: two tabs, six cards each (docs/rules.md#use-cases). */
export function Uses() {
  useMotionFeatures();
  const [tab, setTab] = useState('branding');
  const id = useId();
  const classes = tabsVariants();
  return (
    <section className="rounded-tr-section bg-sand py-section">
      <div className="wrap not-max-xl:@container">
        {/* Large text: the list below the heading. */}
        <div className="paper-column grid grid-cols-[1fr_auto] items-end gap-x-10 gap-y-8 xl:gap-y-16">
          <h2 ref={reveal} className="max-w-160 max-lg:col-span-full @max-roomy:col-span-full">
            {uses.title}
          </h2>
          <Tabs.Root value={tab} onValueChange={setTab} className="contents">
            <Tabs.List
              activateOnFocus
              aria-label={uses.label}
              className={classes.base({
                className: [
                  'bg-cream max-lg:col-span-full max-lg:justify-self-start @max-roomy:col-span-full @max-roomy:justify-self-start',
                  // On a narrow window they share its width.
                  'max-sm:grid max-sm:w-full max-sm:grid-cols-2',
                ],
              })}
            >
              {uses.tabs.map(({ value, label }) => (
                <Tabs.Tab key={value} value={value} className={classes.tab()}>
                  {value === tab && <TabBar id={id} />}
                  <m.span layout="position" layoutDependency={tab}>
                    {label}
                  </m.span>
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {/* In one cell: while one panel leaves, the next one comes. In print each follows the label of its tab. */}
            <div className="paper-column col-span-full grid grid-cols-1 *:col-start-1 *:row-start-1">
              {uses.tabs.map(({ value, label, cards }) => (
                <Tabs.Panel
                  key={value}
                  value={value}
                  keepMounted
                  className="col-span-full rounded-[56px] max-lg:rounded-[38px] print:mb-5"
                  data-printed=""
                >
                  <h3 className="mb-4 font-display" hidden data-printed="">
                    {label}
                  </h3>
                  <UseCards cards={cards} />
                </Tabs.Panel>
              ))}
            </div>
          </Tabs.Root>
        </div>
      </div>
    </section>
  );
}

const discs: Readonly<Record<number, string>> = { 2: 'bg-marigold', 4: 'bg-coral' };

/** Whether the cards are stacked: opening one then moves the others, so only a press opens it. */
const stacked = mediaStore(breakpoints['max-lg']);

/** A pointer on its way across the cards opens none: it rests on one for this long, in ms. */
const hoverIntent = 90;

/**
 * A row of cards. Exactly one is open, at first the first one; hover, focus or a tap opens another. Narrow windows stack
 * them. A picture moves from its disc into its panel and back (`layoutId`).
 */
function UseCards({ cards }: { cards: readonly UseCase[] }) {
  const [chosen, setChosen] = useState<number>();
  const idPrefix = useId();
  const isStacked = useStore(stacked);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), []);
  const choose = (index: number) => {
    clearTimeout(intent.current);
    setChosen(index);
  };
  return (
    <ul
      data-opened={chosen === undefined ? undefined : ''}
      className="paper-pairs flex min-h-135 gap-4 max-lg:flex-col max-lg:gap-cut"
    >
      {cards.map(({ picture, title, text, tag }, index) => {
        const isOpen = index === (chosen ?? 0);
        const id = idPrefix + picture;
        return (
          <li
            key={picture}
            ref={reveal}
            className={clsx(
              'use-card paper-plain group/card relative isolate grid shrink-0 basis-28 overflow-hidden rounded-(--disc) bg-cream',
              'cursor-pointer transition-[flex-grow] duration-open ease-out data-open:grow data-open:cursor-default',
              // The colour of its drawing's line.
              '[--l:var(--ink)]',
              // The ground of the open card grows out from under the disc.
              '[--disc:56px] [--hole:34px] before:absolute before:inset-0 before:-z-1 before:bg-forest before:transition-[clip-path] before:duration-open before:ease-out before:[clip-path:circle(var(--hole)_at_var(--disc)_var(--disc))]',
              'data-open:before:[clip-path:circle(142%_at_var(--disc)_var(--disc))]',
              'outline-offset-4 outline-ink has-focus-visible:outline-3',
              'max-lg:basis-auto max-lg:grid-cols-1 max-lg:grid-rows-[auto_0fr] max-lg:transition-rows max-lg:data-open:grow-0 max-lg:data-open:grid-rows-[auto_1fr]',
              'max-lg:[--disc:38px] max-lg:[--hole:25px]',
            )}
            style={{ '--i': index }}
            data-open={isOpen || undefined}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === 'touch' || isStacked) return;
              intent.current = setTimeout(choose, hoverIntent, index);
            }}
            onPointerLeave={() => clearTimeout(intent.current)}
          >
            {/* Upright, in narrow windows a row. */}
            <button
              type="button"
              className={clsx(
                'paper-hidden group/handle z-1 flex items-center text-ink outline-0 transition-colors aria-expanded:pointer-events-none',
                'lg:absolute lg:inset-0 lg:w-28 lg:flex-col lg:justify-between lg:pt-5 lg:pb-9',
                'max-lg:relative max-lg:min-h-19 max-lg:gap-4 max-lg:py-2 max-lg:pr-12 max-lg:pl-2.5 max-lg:text-left max-lg:aria-expanded:text-cream',
              )}
              aria-expanded={isOpen}
              aria-controls={id}
              onFocus={() => {
                if (!isStacked) choose(index);
              }}
              onClick={() => choose(index)}
            >
              <span className="relative grid size-18 flex-none place-items-center lg:group-data-open/card:[--l:var(--cream)] max-lg:size-14">
                <i
                  className={clsx(
                    'absolute inset-0 rounded-full transition-opacity delay-200 duration-tap ease-linear group-aria-expanded/handle:delay-0 lg:group-aria-expanded/handle:opacity-0',
                    discs[index] ?? 'bg-mint',
                  )}
                />
                <m.span
                  layoutId={isOpen || isStacked ? undefined : id}
                  layoutDependency={isOpen}
                  className="relative size-10 lg:group-aria-expanded/handle:invisible max-lg:size-8"
                >
                  {/* Comes back to its disc in cream, and is ink once it is there. */}
                  <UsePicture
                    name={picture}
                    className="size-full *:transition-[fill,stroke] *:delay-160 *:duration-tap *:ease-linear"
                  />
                </m.span>
              </span>
              {/* Leaves at once, and comes back last. */}
              <span
                className={clsx(
                  'font-display text-h4 leading-none tracking-normal transition-opacity delay-300 duration-tap ease-linear',
                  'group-aria-expanded/handle:delay-0 lg:group-aria-expanded/handle:opacity-0',
                  'lg:rotate-180 lg:whitespace-nowrap lg:[text-orientation:sideways] lg:[writing-mode:vertical-rl]',
                )}
              >
                {title}
              </span>
              <ExpandDot className="absolute top-1/2 right-6 -translate-y-1/2 in-aria-expanded:bg-green lg:hidden" />
            </button>
            <div
              id={id}
              className={clsx(
                'invisible relative grid content-end text-cream transition-[visibility] duration-open group-data-open/card:visible',
                // As wide as the open card from the start, so that the text does not rewrap while the card widens.
                'lg:w-[calc(var(--wrap)-5*128px)] lg:px-12 lg:pt-12 lg:pb-11 lg:max-xl:pt-64 lg:@max-roomy:pt-80',
                'max-lg:overflow-hidden print:visible',
              )}
            >
              <div
                className={clsx(
                  'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_168px] max-lg:items-end max-lg:gap-6 max-lg:pt-2 max-lg:pr-card max-lg:pb-card max-lg:pl-22',
                  'max-sm:grid-cols-[minmax(0,1fr)_104px] max-sm:pl-card',
                  'print:grid print:grid-cols-[auto_minmax(0,1fr)] print:gap-4',
                )}
              >
                {/* Comes last; on the way out the ground takes it along. */}
                <div className="grid w-[min(100%,max(400px,22em))] justify-items-start gap-4 motion-safe:group-data-open/card:in-data-opened:animate-answer max-lg:max-w-[22em] max-lg:self-start max-sm:contents print:gap-1.5">
                  <h3 className="font-display text-h3 max-lg:hidden">{title}</h3>
                  <p className="max-sm:col-span-full">{text}</p>
                  <span
                    className={tagVariants({
                      variant: 'outlined',
                      className: 'max-sm:self-end max-sm:justify-self-start',
                    })}
                  >
                    {tag}
                  </span>
                </div>
                <m.span
                  layoutId={isOpen && !isStacked ? id : undefined}
                  layoutDependency={isOpen && !isStacked}
                  className={clsx(
                    'invisible [--l:var(--cream)] group-data-open/card:visible print:visible',
                    'lg:absolute lg:top-12 lg:right-14 lg:w-61 lg:compact:top-10 lg:compact:right-12 lg:compact:w-48',
                    'max-lg:w-full print:row-start-1 print:w-20 print:[--l:var(--ink)]',
                  )}
                >
                  <UsePicture name={picture} className="w-full" />
                </m.span>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const colours = { line: 'var(--l)', hero: 'var(--green)', warm: 'var(--marigold)' } as const;

/** A use case's drawing; its line has the colour `--l` of the card. */
function UsePicture({ name, className }: { name: UseCase['picture']; className: string }) {
  const pieces: readonly DrawnPiece[] = caseDrawings[name];
  return (
    <svg viewBox="0 0 320 320" className={className} aria-hidden="true">
      {pieces.map(({ tone, path, dot, stroke, isRound }) => {
        const colour = colours[tone];
        const paint = stroke
          ? { fill: 'none', stroke: colour, strokeWidth: stroke }
          : { fill: colour };
        const [cx, cy, r] = dot ?? [];
        const cap = isRound ? 'round' : undefined;
        if (path) return <path key={path} {...paint} d={path} strokeLinecap={cap} />;
        return <circle key={`${cx} ${cy}`} {...paint} cx={cx} cy={cy} r={r} />;
      })}
    </svg>
  );
}
