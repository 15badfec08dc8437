import { useState } from 'react';
import { FaqBrowser } from '@/features/faq/faq-browser';
import { useFaqAddress } from '@/features/faq/use-faq-address';
import { BelowWindow } from '@/motion/below-window';
import { FaqBanner } from './faq-banner';
import { FaqHero } from './faq-hero';

/** Questions and answers (docs/rules.md#faq-page). */
export function FaqPage() {
  const { visit, choice, target, choose } = useFaqAddress();
  const [firstVisit] = useState(visit);
  return (
    <>
      <FaqHero />
      <FaqBrowser
        key={visit}
        choice={choice}
        onChoose={choose}
        target={target}
        isRevisit={visit !== firstVisit}
      />
      <BelowWindow>
        <FaqBanner />
      </BelowWindow>
    </>
  );
}
