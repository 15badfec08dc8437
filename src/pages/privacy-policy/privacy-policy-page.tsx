import { BelowWindow } from '@/motion/below-window';
import { PolicyDataRequest } from './policy-data-request';
import { PolicyDocument } from './policy-document';
import { PolicyHero } from './policy-hero';
import { PolicySummary } from './policy-summary';

/** Privacy policy (docs/rules.md#privacy-policy). */
export function PrivacyPolicyPage() {
  return (
    <>
      <PolicyHero />
      <PolicySummary />
      <BelowWindow>
        <PolicyDocument />
        <PolicyDataRequest />
      </BelowWindow>
    </>
  );
}
