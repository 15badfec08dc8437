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
    <section className="on-green pt-fluid-28 pb-fluid-32 page-end-green">
      <div className="wrap cols">
        <h2
          ref={reveal}
          className="col-span-5 text-h3 tracking-h1 xl:max-w-[max(80%,11em)] max-xl:col-span-full"
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
              'font-display text-[min(var(--largest),calc(100cqi/0.53/var(--letters)))] leading-[1.02] tracking-h1',
              '[--largest:70px] compact:[--largest:60px] max-xl:[--largest:clamp(27px,8.1vw,70px)]',
              'wrap-anywhere underline decoration-6 underline-offset-14 max-xl:decoration-[0.085em] max-xl:underline-offset-[0.2em]',
            )}
          >
            {agency.email}
          </AppLink>
          <p className="mt-fluid-10 max-w-prose text-lead">{words.mailNote}</p>
        </div>
      </div>
    </section>
  );
}
