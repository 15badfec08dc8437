import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { agency } from '@/content/agency';
import { callToAction } from '@/content/home';
import { blogHome } from '@/features/blog/blog';
import { paths } from '@/content/pages';
import { AppLink, isExternal } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Overlay, OverlayTitle } from '@/ui/overlay';

const words = callToAction.ways;

/** The ways that have an address. */
const ways = [
  { to: agency.email && `mailto:${agency.email}`, label: agency.email, note: words.mail.note },
  { to: paths.brandAudit, ...words.audit },
  { to: blogHome, ...words.blog },
].filter(({ to }) => to !== '');

type OtherWaysProps = Pick<ComponentProps<typeof Overlay>, 'isOpen' | 'onClose' | 'finalFocus'>;

/** Mail, brand audit and blog, over the page (docs/rules.md#call-to-action). */
export function OtherWays(props: OtherWaysProps) {
  const { onClose } = props;
  return (
    <Overlay
      {...props}
      contentSelector="li"
      className={clsx(
        'on-ink transition-opacity duration-menu ease-linear',
        'data-ending-style:opacity-0 data-starting-style:opacity-0',
      )}
    >
      <div
        className={clsx(
          'grid min-h-full grid-cols-[1fr_auto] content-center items-center gap-x-6 gap-y-fluid-12 px-side py-fluid-16',
          'squat:gap-y-6 squat:py-8',
        )}
      >
        <OverlayTitle className="text-h3">{words.title}</OverlayTitle>
        <ul className="col-span-2 row-start-2 border-t-2 border-cream">
          {ways.map(({ to, label, note }) => (
            <li
              key={to}
              className={clsx(
                'grid grid-cols-[minmax(0,1fr)_280px_170px] items-center gap-x-8 gap-y-2',
                'border-b border-hair-inv py-fluid-9 squat:py-6',
                'max-xl:grid-cols-[minmax(0,1fr)_200px_170px] max-md:grid-cols-1 max-md:justify-items-start',
              )}
            >
              <AppLink
                to={to}
                className={clsx(
                  'justify-self-start rounded-small font-display text-h1 leading-[1.05] wrap-anywhere',
                  'compact:text-[60px] max-xl:text-h3 max-xl:underline-offset-6',
                  'underline decoration-green decoration-3 underline-offset-10 hover:decoration-8 focus-visible:decoration-8',
                  'transition-[text-decoration-thickness] ease-out',
                  isExternal(to) &&
                    'after:ml-[0.3em] after:inline-block after:size-[0.5em] after:glyph-out',
                )}
                // The two others leave the page behind the overlay as it is.
                onClick={to === paths.brandAudit ? onClose : undefined}
              >
                {label}
              </AppLink>
              <p className="text-sage">{note}</p>
              {to.startsWith('mailto:') && <CopyButton text={label} {...words.mail.copy} />}
            </li>
          ))}
        </ul>
        <Button tone="cream" icon="back" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Overlay>
  );
}
