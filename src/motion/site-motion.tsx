import { LazyMotion, MotionConfig, MotionGlobalConfig } from 'framer-motion';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { lazyChunk } from '@/lib/lazy-chunk';
import { isMotionOff, useMotionOff } from './motion-switch';
import { transitions } from './tokens';

/**
 * Lets the `m` components of the site move. Until framer-motion's features have loaded, in a chunk
 * of their own, all of them are still and complete. It renders only once: a change of its contexts
 * would make React hydrate at once whatever reads them.
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

/** Stops all `m` components under reduced or paused motion, also those that already move. */
function MotionSwitch() {
  const isOff = useMotionOff();
  useLayoutEffect(() => {
    MotionGlobalConfig.skipAnimations = isOff;
  }, [isOff]);
  return null;
}

/**
 * @returns the initial variant of an `m` component that mounts now, or false: it starts at its end,
 *   because without the features it would stay in that variant for good
 */
export const startFrom = (variant: string) =>
  chunk.ready !== undefined && !isMotionOff() ? variant : false;

const chunk = lazyChunk(async () => (await import('./features')).features);

/** Resolves `featuresRequested`; parts may call it before framer-motion asks for the features. */
let requestFeatures = () => {};
const featuresRequested = new Promise<void>((resolve) => {
  requestFeatures = resolve;
});

/** Loads the features once a part of the page requests them, or the visitor presses something. */
const loadFeatures = async () => {
  addEventListener('pointerdown', requestFeatures, { once: true });
  addEventListener('keydown', requestFeatures, { once: true });
  await featuresRequested;
  return chunk.loadWithRetry();
};

/** Loads framer-motion's features at once, for parts of a page that move on the first press. */
export const useMotionFeatures = () => useEffect(() => requestFeatures(), []);
