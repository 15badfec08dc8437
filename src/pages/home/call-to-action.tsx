import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { callToAction as words } from '@/content/home';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/content/pages';
import { reveal } from '@/motion/reveal';
import { Button, ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { ClosingLine } from './closing-line';

const OtherWays = lazyPart(async () => (await import('./other-ways')).OtherWays);

/** A last invitation, with the end of the line (docs/rules.md#call-to-action). */
export function CallToAction() {
  const ref = useRef<HTMLElement>(null);
  return (
    <section
      ref={ref}
      className={clsx(
        'cta on-green relative min-h-205 overflow-hidden page-end-green not-max-xl:@container',
        'max-xl:min-h-195 max-md:min-h-0 max-md:pb-12',
        // For `ClosingLine`: the ring's diameter, and the arm's height above the section's end.
        '[--arm-bottom:110px] [--ring-size:520px] max-xl:[--ring-size:440px] max-md:[--ring-size:340px]',
        'max-sm:[--ring-size:min(264px,100vw-2*var(--side))]',
      )}
    >
      <div
        ref={reveal}
        className={clsx(
          'paper-plain relative wrap grid justify-items-start gap-8 pt-section xl:pt-33 @max-ample:pb-50',
          // Presses beside the words reach the ring.
          'pointer-events-none *:pointer-events-auto *:relative *:z-2',
        )}
      >
        {/* Large text keeps clear of the ring and of 40 px beside it. */}
        <h2 className="max-w-175 @max-ample:max-w-[calc(100%-560px)]">{words.title}</h2>
        <p className="max-w-[26em] text-lead max-xl:max-w-95 max-md:max-w-prose @max-ample:max-w-[calc(100%-560px)]">
          {words.lead.before}
          <TextLink to={paths.brandAudit}>{words.lead.link}</TextLink>
          {words.lead.after}
        </p>
        <div
          className="flex max-w-175 flex-wrap gap-4 max-xl:max-w-95 max-md:max-w-none"
          data-buttons=""
        >
          <ButtonLink size="large" tone="ink" to={paths.contact}>
            {words.action}
          </ButtonLink>
          <WaysButton />
        </div>
      </div>
      <ClosingLine section={ref} />
    </section>
  );
}

/** Opens the other ways to reach us, whose chunk loads before the press. */
function WaysButton() {
  const [ways, setWays] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        size="large"
        tone="outline"
        className="noscript:hidden"
        ref={button}
        aria-haspopup="dialog"
        onPointerEnter={OtherWays.prefetch}
        onFocus={OtherWays.prefetch}
        onClick={() => setWays('open')}
      >
        {words.ways.title}
      </Button>
      {ways !== 'unused' && (
        <OtherWays isOpen={ways === 'open'} onClose={() => setWays('closed')} finalFocus={button} />
      )}
    </>
  );
}
