import { clsx } from 'clsx';

const tab =
  'relative inline-flex h-13 items-center gap-cut rounded-full px-7.5 text-control/none font-semibold whitespace-nowrap text-ink';
const states =
  'transition-colors hover:bg-ink/8 focus-visible:-outline-offset-5 focus-visible:outline-ink disabled:text-stone';
const narrow = 'max-sm:h-8.75 max-sm:justify-center max-sm:px-2 max-sm:text-[14px]';
const chosen =
  'chosen:bg-ink chosen:text-cream chosen:before:size-2.5 chosen:before:rounded-full chosen:before:bg-green chosen:focus-visible:outline-green';
/** With a bar, the tab itself needs no colour and no dot. */
const onBar =
  'group-has-[[data-bar]:not([hidden])]/tabs:chosen:bg-transparent group-has-[[data-bar]:not([hidden])]/tabs:chosen:before:bg-transparent';

/** In forced colours, which remove backgrounds, system colours mark the chosen tab. */
const forced =
  'forced-colors:chosen:bg-[Highlight]! forced-colors:chosen:text-[HighlightText] forced-colors:chosen:forced-color-adjust-none';

/** The tray, its tabs, and the ink bar that marks the chosen one. */
export const tabsVariants = {
  list: 'group/tabs relative isolate inline-flex max-w-full flex-none rounded-full p-1.5 forced-colors:border max-sm:flex-initial print:hidden',
  tab: clsx(tab, states, chosen, onBar, narrow, forced),
  bar: '-z-1 rounded-full bg-ink before:absolute before:top-[calc(50%-5px)] before:left-7.5 before:size-2.5 before:rounded-full before:bg-green max-sm:before:left-2',
} as const;
