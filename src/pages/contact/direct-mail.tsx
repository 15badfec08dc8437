import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { agency } from '@/content/agency';
import { contactWords as words } from '@/content/contact';
import { reveal } from '@/motion/reveal';
import { AppLink } from '@/ui/app-link';

/** Number of letters, from which the style sheet fits the address into its column. */
const letters: CSSProperties & { '--letters': number } = { '--letters': agency.email.length };

/** The e-mail address, for visitors who prefer to write their own message. */
export function DirectMail() {
  return (
    <section className="on-green pt-28 pb-32 page-end-green max-xl:pt-20 max-xl:pb-24 max-sm:pt-16 max-sm:pb-18">
      <div className="wrap cols">
        <h2
          ref={reveal}
          className="col-span-5 max-w-[max(80%,11em)] text-h3 tracking-[-0.015em] max-xl:col-span-full max-xl:max-w-none"
        >
          {words.mailTitle}
        </h2>
        <div
          ref={reveal}
          className="@container col-span-7 max-xl:col-span-full max-xl:mt-7"
          style={letters}
        >
          {/* Fits on one line: a letter of an address averages less than 0.53 em. */}
          <AppLink
            to={agency.email && `mailto:${agency.email}`}
            className={clsx(
              'font-display text-[min(var(--largest),calc(100cqi/0.53/var(--letters)))] leading-[1.02] tracking-[-0.015em]',
              '[--largest:70px] compact:[--largest:60px] max-xl:[--largest:clamp(27px,8.1vw,70px)]',
              'wrap-anywhere underline decoration-[6px] underline-offset-14 max-xl:decoration-[0.085em] max-xl:underline-offset-[0.2em]',
            )}
          >
            {agency.email}
          </AppLink>
          <p className="mt-10 max-w-prose text-lead max-xl:mt-7">{words.mailNote}</p>
        </div>
      </div>
    </section>
  );
}
