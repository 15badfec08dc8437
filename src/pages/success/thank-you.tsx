import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { successWords as words } from '@/content/success';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/button';
import { CupPicture } from './cup-picture';
import './success.css';

interface ThankYouProps {
  /** Whether it is printed. */
  isPrinted: boolean;
  /** After an audit: replaces the cup. */
  line?: ReactNode;
  /** After an audit: shows beside Home. */
  download?: ReactNode;
}

/** The thank-you, and a dot that lands in the cup formed by the line; after an audit, the audit’s line. */
export function ThankYou({ isPrinted, line, download }: ThankYouProps) {
  return (
    <section
      className={clsx(
        'on-green relative min-h-204 overflow-hidden max-xl:min-h-0 max-xl:pt-hero',
        line ? 'pt-19 pb-10 upright:squat:pt-8' : 'pt-28 pb-60 max-xl:pb-[calc(var(--line)*8.34)]',
        !isPrinted && 'print:hidden',
      )}
    >
      <div className="wrap">
        <div
          className={clsx(
            'relative z-2 grid w-190 justify-items-start gap-fluid-7 max-xl:w-auto max-xl:max-w-160',
            line && 'upright:squat:w-auto upright:squat:gap-4',
          )}
        >
          <h1>{words.title}</h1>
          <p className="font-display text-h3 text-balance">{words.text}</p>
          <div className={clsx('mt-3 flex flex-wrap gap-3', line && 'upright:squat:mt-0')}>
            <ButtonLink to={paths.home} tone="ink" size="large">
              {words.home}
            </ButtonLink>
            {download}
          </div>
        </div>
      </div>
      {line ?? <CupPicture />}
    </section>
  );
}
