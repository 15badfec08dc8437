import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isTabState } from '@/lib/tab-state';
import { AnimatePresence, m } from '@/motion/m';
import { startFrom } from '@/motion/site-motion';
import { easings } from '@/motion/tokens';
import { BrandingServices } from './branding-services';
import { VideoOfferings } from './video-offerings';

export interface TrackProps {
  /** One of the two services, which the copy calls tracks. */
  track: 'branding' | 'video';
  /** Whether the page's line has been drawn to its end: it is not drawn again. */
  isDrawn: boolean;
}

/** The old content slides 24 px and fades; the new one rises from below (docs/design.md#page-transitions). */
const variants = {
  below: { y: 240 },
  here: { y: 0, transition: { delay: 0.06, duration: 0.42, ease: easings.out } },
  gone: { x: -24, opacity: 0, transition: { duration: 0.16, ease: 'linear' } },
} as const;

/** What one track offers. After a press on a tab both contents lie on each other for a moment; Back and links do not wait. */
export function ServicesContent({ track, isDrawn }: TrackProps) {
  const { state } = useLocation();
  const isTab = useNavigationType() === NavigationType.Push && isTabState(state);
  // A new `visit` replaces both contents at once; within one, the old content leaves while the new one comes.
  const [shown, setShown] = useState({ track, visit: 0 });
  if (shown.track !== track) setShown({ track, visit: isTab ? shown.visit : shown.visit + 1 });
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1" data-drawn={isDrawn || undefined}>
      <AnimatePresence key={shown.visit} initial={false}>
        <m.div
          key={track}
          variants={variants}
          initial={startFrom('below')}
          animate="here"
          exit="gone"
        >
          {track === 'branding' ? <BrandingServices /> : <VideoOfferings />}
        </m.div>
      </AnimatePresence>
    </div>
  );
}
