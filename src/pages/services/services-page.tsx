import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { servicesEnquiry, servicesHead } from '@/content/services';
import { EnquirySection } from '@/features/enquiry/enquiry-section';
import { paths } from '@/content/pages';
import { isTabState } from '@/lib/history-state';
import { BelowWindow } from '@/motion/below-window';
import { AnimatePresence, m } from '@/motion/m';
import { startFrom, useMotionFeatures } from '@/motion/site-motion';
import { easings } from '@/motion/tokens';
import { BrandingServices } from './branding-services';
import type { Track } from './line-run';
import { ServicesLine, type ServicesLineProps } from './services-line';
import { VideoOfferings } from './video-offerings';

/** Both services pages (docs/rules.md#services-page): their tabs change what lies between heading and form. */
export function ServicesPage() {
  const shown = useShownTrack();
  useMotionFeatures();
  return (
    <>
      <section className="overflow-x-clip pt-22 max-xl:pt-hero">
        {/* With large text the lead stands below the heading. */}
        <div className="@container wrap cols items-end">
          <h1 className="col-span-6 tracking-caps @max-roomy:col-span-full">
            {servicesHead.title}
          </h1>
          <p className="col-span-5 col-start-8 text-lead max-xl:max-w-[28.5em] @max-roomy:col-span-full @max-roomy:mt-gutter">
            {servicesHead.lead}
          </p>
        </div>
        <ServicesLine track={shown.track} isDrawn={shown.isDrawn} />
      </section>
      <ServicesContent {...shown} />
      <BelowWindow>
        <div className="page-end-dew">
          <EnquirySection
            title={servicesEnquiry.title}
            lead={servicesEnquiry.lead}
            formSide="right"
          >
            <dl className="border-t-2 border-ink">
              {servicesEnquiry.facts.map(({ term, value }) => (
                <div
                  key={term}
                  className="flex flex-wrap justify-between gap-x-6 border-b border-hair py-4.5"
                >
                  <dt>{term}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </EnquirySection>
        </div>
      </BelowWindow>
    </>
  );
}

interface ShownTrack extends ServicesLineProps {
  /** Counts up with each change that is not animated. */
  visit: number;
}

/**
 * The track in the address, and how the page changes to it. A press on the other tab stays in the
 * visit, and the change is animated. Back, Forward and other links start a new visit, which shows
 * its track at once. The line is drawn for the first track only.
 */
function useShownTrack(): ShownTrack {
  const { pathname, state } = useLocation();
  const track: Track = pathname === paths.videoMarketing ? 'video' : 'branding';
  // Back and Forward return to entries with the tab's state, too; only a press pushes one.
  const isTabPress = useNavigationType() === NavigationType.Push && isTabState(state);
  const [shown, setShown] = useState<ShownTrack>({ track, visit: 0, isDrawn: false });
  // Set while rendering, so that the new track never shows in the old visit.
  if (shown.track !== track)
    setShown({ track, visit: isTabPress ? shown.visit : shown.visit + 1, isDrawn: true });
  return shown;
}

/** In px: the old content slides left and fades; the new one rises from below (docs/design.md#crossings). */
const contentVariants = {
  below: { y: 240 },
  here: { y: 0, transition: { delay: 0.06, duration: 0.42, ease: easings.out } },
  gone: { x: -24, opacity: 0, transition: { duration: 0.16, ease: 'linear' } },
} as const;

/** What the shown track offers. */
function ServicesContent({ track, visit, isDrawn }: ShownTrack) {
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1" data-drawn={isDrawn || undefined}>
      {/* The old content leaves while the new one comes; in a new visit both change at once. */}
      <AnimatePresence key={visit} initial={false}>
        <m.div
          key={track}
          variants={contentVariants}
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
