import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { BelowWindow } from '@/motion/below-window';
import { useMotionFeatures } from '@/motion/site-motion';
import { ServicesContent } from './services-content';
import { ServicesEnquiry } from './services-enquiry';
import { ServicesHero } from './services-hero';

/** Both services pages (docs/rules.md#services-page): their tabs change what lies between heading and form. */
export function ServicesPage() {
  const { pathname } = useLocation();
  const track = pathname === paths.videoMarketing ? 'video' : 'branding';
  useMotionFeatures();
  // The line is drawn with the first track; a change of tabs only moves it.
  const [first] = useState(track);
  const [isDrawn, setIsDrawn] = useState(false);
  if (track !== first && !isDrawn) setIsDrawn(true);
  return (
    <>
      <ServicesHero track={track} isDrawn={isDrawn} />
      <ServicesContent track={track} isDrawn={isDrawn} />
      <BelowWindow>
        <ServicesEnquiry />
      </BelowWindow>
    </>
  );
}
