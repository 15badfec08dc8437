import { clsx } from 'clsx';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/content/pages';
import { successWords as words } from '@/content/success';
import { blogHome } from '@/features/blog/blog';
import { type AuditReceipt, readReceipt } from '@/features/brand-audit/answers';
import { isSuccessState, successState } from '@/lib/history-state';
import { lazyPart } from '@/lib/lazy-part';
import { useHydrated } from '@/lib/use-hydrated';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CupPicture } from './cup-picture';
import { SuccessStrip } from './lazy-success-strip';
import { SuccessReport } from './success-report';
import './success.css';

const DownloadStrip = lazyPart(async () => (await import('./download-strip')).DownloadStrip);

/**
 * The confirmation, and the report after an audit that the embedded API accepted. Without the
 * success flag it redirects home (docs/rules.md#success-page). On paper a report stands alone.
 */
export function SuccessPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [isForgotten, setIsForgotten] = useState(false);
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  // The prerendered page has the success flag, but no audit.
  const receipt = isHydrated ? readReceipt(state) : undefined;
  // Nothing but the state of this history entry has the report.
  const forget = () => {
    void navigate(paths.success, { replace: true, state: successState });
    setIsForgotten(true);
  };
  return (
    <>
      <Confirmation receipt={receipt} isForgotten={isForgotten} />
      {receipt && <SuccessReport receipt={receipt} onForget={forget} />}
      <DidYouKnow isOnPaper={!receipt} />
    </>
  );
}

interface ConfirmationProps {
  receipt: AuditReceipt | undefined;
  /** Whether the visitor had a report, and wants no trace of it left. */
  isForgotten: boolean;
}

/** The words above the strip of an audit, or without one above the picture of the cup. */
function Confirmation({ receipt, isForgotten }: ConfirmationProps) {
  return (
    <section
      className={clsx(
        'on-green relative min-h-204 max-xl:min-h-0 max-xl:pt-hero',
        receipt
          ? // Over the report: the strip's pieces may fly in from there.
            'z-1 overflow-x-clip pt-19 pb-10 upright:squat:pt-8 print:hidden'
          : 'overflow-hidden pt-28 pb-60 max-xl:pb-[calc(var(--line)*8.34)]',
      )}
    >
      <div className="wrap">
        <div
          className={clsx(
            'relative z-2 grid w-190 max-w-full justify-items-start gap-fluid-7',
            'max-xl:w-auto max-xl:max-w-160',
            receipt && 'upright:squat:w-auto upright:squat:gap-4',
          )}
        >
          <h1>{words.title}</h1>
          <p className="font-display text-h3 text-balance">{words.text}</p>
          <div className={clsx('mt-3 flex flex-wrap gap-3', receipt && 'upright:squat:mt-0')}>
            <ButtonLink to={paths.home} tone="ink" size="large">
              {words.home}
            </ButtonLink>
            {receipt && <DownloadStrip receipt={receipt} />}
            {isForgotten && !receipt && (
              // Takes the focus from the button that is gone, so that the message is read out.
              <p ref={takeFocus} tabIndex={-1} className="self-center">
                {words.forgotten}
              </p>
            )}
          </div>
        </div>
      </div>
      {receipt ? <SuccessStrip receipt={receipt} /> : <CupPicture />}
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The note about visual content, drawn as a hundred dots, with a link to the blog. */
function DidYouKnow({ isOnPaper }: { isOnPaper: boolean }) {
  return (
    <section className={clsx('py-section xl:pt-34 xl:pb-36', !isOnPaper && 'print:hidden')}>
      <div className="wrap cols">
        <figure
          ref={reveal}
          className="col-span-6 max-xl:col-span-5 max-xl:self-center max-sm:col-span-full"
        >
          <HundredDots />
        </figure>
        <div
          ref={reveal}
          className={clsx(
            'col-span-6 col-start-7 flex flex-col items-start justify-between gap-8 pl-6',
            'max-xl:col-span-7 max-xl:col-start-6 max-sm:col-span-full max-sm:mt-10 max-sm:pl-0',
          )}
        >
          <div>
            <h2>{words.knowTitle}</h2>
            <p className="mt-6 max-w-[18em] text-[26px] leading-normal max-xl:text-lead">
              {words.know}
            </p>
          </div>
          <ButtonLink to={blogHome} tone="ink" size="large">
            {words.readBlog}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A dot for each of a hundred marketers; the last of the share is the one green piece. */
function HundredDots() {
  const radius = 18;
  const pitch = 47;
  return (
    <svg className="w-full max-w-130 max-sm:max-w-105" viewBox="0 0 459 459" aria-hidden="true">
      {Array.from({ length: 100 }, (_, index) => (
        <circle
          key={index}
          className={clsx(
            index < words.share - 1 && 'fill-ink',
            index === words.share - 1 && 'fill-green',
            index >= words.share && 'fill-sand',
          )}
          cx={radius + (index % 10) * pitch}
          cy={radius + Math.floor(index / 10) * pitch}
          r={radius}
        />
      ))}
    </svg>
  );
}
