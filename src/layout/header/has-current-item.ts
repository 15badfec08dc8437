import type { MenuItem } from '@/content/navigation';

/** @returns whether a menu links to this page */
export const hasCurrentItem = (items: readonly MenuItem[], pathname: string) =>
  items.some(({ to }) => to?.split('#')[0] === pathname);
