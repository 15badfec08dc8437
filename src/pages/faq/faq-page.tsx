import { useState } from 'react';
import { FaqBrowser } from '@/features/faq/faq-browser';
import { useFaqAddress } from '@/features/faq/use-faq-address';
import { BelowWindow } from '@/motion/below-window';
import { FaqBanner } from './faq-banner';
import { FaqHero } from './faq-hero';

/** Questions and answers (docs/rules.md#faq-page). */
export function FaqPage() {
  const address = useFaqAddress();
  const [firstVisit] = useState(address.visit);
  return (
    <>
      <FaqHero />
      <FaqBrowser {...address} key={address.visit} hasFollowedLink={address.visit !== firstVisit} />
      <BelowWindow>
        <FaqBanner />
      </BelowWindow>
    </>
  );
}
