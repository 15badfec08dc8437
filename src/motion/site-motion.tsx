import { LazyMotion, MotionConfig, MotionGlobalConfig } from 'framer-motion';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { lazyChunk } from '@/lib/lazy-chunk';
import { isMotionOff, useMotionOff } from './motion-switch';
import { transitions } from './tokens';

const chunk = lazyChunk(async () => (await import('./features')).features);

/**
 * Lets the `m` components of the site move. Until framer-motion's features have loaded, in their own chunk after
 * hydration, and for good if they never load, all of them are still and complete. Renders once: a change of its contexts
 * would hurry hydration.
 */
export function SiteMotion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={loadFeatures}>
      <MotionConfig transition={transitions.open}>
        <MotionSwitch />
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/** Lets nothing move under reduced or paused motion. MotionConfig is read on mount; this switch reaches all, live. */
function MotionSwitch() {
  const isOff = useMotionOff();
  useLayoutEffect(() => {
    MotionGlobalConfig.skipAnimations = isOff;
  }, [isOff]);
  return null;
}

let want = () => {};
/** Resolves once the features are wanted: by a part of the page, or because the visitor presses something. */
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

const loadFeatures = async () => {
  addEventListener('pointerdown', () => want(), { once: true });
  addEventListener('keydown', () => want(), { once: true });
  await wanted;
  return chunk.loadWithRetry();
};

/** For parts of a page that move on the first press: loads framer-motion's features once the part is hydrated. */
export const useMotionFeatures = () => useEffect(() => want(), []);

/**
 * Picks the initial variant of an `m` component that mounts now. Without the features it would stay there for good.
 * @param from the name of a variant
 * @returns the variant, or false: at its end at once
 */
export const startFrom = (from: string) => chunk.ready !== undefined && !isMotionOff() && from;
