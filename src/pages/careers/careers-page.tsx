import { BelowWindow } from '@/motion/below-window';
import { CareersHero } from './careers-hero';
import { Openings } from './openings';
import { Recruitment } from './recruitment';
import { Speculative } from './speculative';
import { Values } from './values';

/** The careers page (docs/rules.md#careers-page). */
export function CareersPage() {
  return (
    <>
      <CareersHero />
      <Values />
      <BelowWindow>
        <Recruitment />
        <Openings />
        <Speculative />
      </BelowWindow>
    </>
  );
}
