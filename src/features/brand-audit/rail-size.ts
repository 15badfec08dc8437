import { useSyncExternalStore } from 'react';
import { useHeaderHidden } from '@/lib/header-visibility';

/** Heights in px of the elements above and below the rail. */
const room = { edge: 24, header: 84, count: 50, gap: 14, dot: 44, label: 18 };
/** Five thicknesses for the two bends, and the gaps between twenty places and two bends. */
const bendThicknesses = 5;
const gaps = 21;
/** In a lower window the count goes while the header shows, in px. */
const lowWindow = 860;
/** The longest place, in thicknesses. */
const longest = 2.4;

/** Thickness and gap by the height of the window below which they hold, all in px. */
const sizes = [
  { below: 800, thickness: 10, gap: 2 },
  { below: 1000, thickness: 12, gap: 3 },
  { below: Infinity, thickness: 14, gap: 3 },
] as const;

/**
 * Fits the upright rail into the window (docs/rules.md#audit-line).
 *
 * @param height of the window in px
 * @param isHeaderHidden whether the rail has the height of the header, too
 * @returns all lengths in px: the tops of count, rail and dot, whether the count shows, and the line's measures
 */
export const railSize = (height: number, isHeaderHidden: boolean) => {
  const { thickness, gap } = sizes.find(({ below }) => height < below) ?? sizes[2];
  const hasCount = isHeaderHidden || height >= lowWindow;
  const top = room.edge + (isHeaderHidden ? 0 : room.header);
  const railTop = top + (hasCount ? room.count + room.gap : 0);
  const foot = room.gap + room.dot + room.label + room.edge;
  const fixed = gaps * gap + bendThicknesses * thickness;
  const left = height - railTop - foot - fixed;
  const place = Math.max(thickness, Math.min(left / 20, longest * thickness));
  const dotTop = railTop + 20 * place + fixed + room.gap;
  return { top, railTop, dotTop, hasCount, thickness, gap, place };
};

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** A prerendered rail fits every window from this height on, in px. */
const leastHeight = 720;

/** @returns the rail's size in this window, live */
export const useRailSize = () => {
  const isHeaderHidden = useHeaderHidden();
  const height = useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => leastHeight,
  );
  return railSize(height, isHeaderHidden);
};
