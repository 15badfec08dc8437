const tab =
  'relative inline-flex h-13 items-center gap-cut rounded-full px-7.5 text-[17px] leading-none font-semibold whitespace-nowrap text-ink no-underline transition-colors hover:bg-ink/8 focus-visible:-outline-offset-5 focus-visible:outline-ink disabled:text-stone s:h-8.75 s:justify-center s:px-2 s:text-[14px] s:gap-1.5';
const chosen =
  'chosen:bg-ink chosen:text-cream chosen:before:size-2.5 chosen:before:rounded-full chosen:before:bg-green chosen:focus-visible:outline-green';
/** Once the bar is there, it carries the ground and the dot. */
const onBar =
  'group-has-[[data-bar]:not([hidden])]/tabs:chosen:bg-transparent group-has-[[data-bar]:not([hidden])]/tabs:chosen:before:bg-transparent';

/** The tray, a tab on it, and the ink bar that slides to the chosen one. */
export const tabsLook = {
  list: 'group/tabs relative isolate inline-flex max-w-full flex-none rounded-full p-1.5 s:flex-initial print:hidden',
  tab: `${tab} ${chosen} ${onBar}`,
  bar: '-z-1 rounded-full bg-ink before:absolute before:top-[calc(50%-5px)] before:left-7.5 before:size-2.5 s:before:left-2 before:rounded-full before:bg-green',
} as const;
