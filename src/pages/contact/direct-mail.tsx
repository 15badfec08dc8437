import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { agency } from '@/content/agency';
import { contactWords as words } from '@/content/contact';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';

/** As wide as its letters, so that the sheet can fit it into its column. */
const letters: CSSProperties & { '--letters': number } = { '--letters': agency.email.length };

/** For a message of one's own: the address itself. */
export function DirectMail() {
  return (
    <section className="on-green pt-28 pb-32 page-end-green l:pt-20 l:pb-24 s:pt-16 s:pb-18">
      <div className="wrap cols">
        <h2
          ref={reveal}
          className="col-span-5 max-w-[max(80%,11em)] text-h3 tracking-[-0.015em] l:col-span-full l:max-w-none"
        >
          {words.mailTitle}
        </h2>
        <div ref={reveal} className="@container col-span-7 l:col-span-full l:mt-7" style={letters}>
          {/* Never broken: 0.53 em is more than a letter of an address takes on average. */}
          <AppLink
            to={agency.email && `mailto:${agency.email}`}
            className={clsx(
              'font-display text-[min(var(--largest),calc(100cqi/0.53/var(--letters)))] leading-[1.02] tracking-[-0.015em]',
              '[--largest:70px] compact:[--largest:60px] l:[--largest:clamp(27px,8.1vw,70px)]',
              'wrap-anywhere underline decoration-[6px] underline-offset-14 l:decoration-[0.085em] l:underline-offset-[0.2em]',
            )}
          >
            {agency.email}
          </AppLink>
          <p className="mt-10 max-w-prose text-lead l:mt-7">{words.mailNote}</p>
        </div>
      </div>
    </section>
  );
}
