import type { MenuItem } from '@/content/navigation';

/** @returns whether one of a menu's places is on this page. */
export const hasCurrentItem = (items: readonly MenuItem[], pathname: string) =>
  items.some(({ to }) => to?.split('#')[0] === pathname);
