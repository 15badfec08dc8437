import { clsx } from 'clsx';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { successWords as words } from '@/content/success';
import { readReceipt } from '@/features/brand-audit/answers';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/content/pages';
import { isSuccessState, successState } from '@/lib/history-state';
import { useHydrated } from '@/lib/use-hydrated';
import { ButtonLink } from '@/ui/button';
import { CupPicture } from './cup-picture';
import { DidYouKnow } from './did-you-know';
import { SuccessStrip } from './lazy-success-strip';
import { SuccessReport } from './success-report';
import './success.css';

const DownloadStrip = lazyPart(async () => (await import('./download-strip')).DownloadStrip);

/** The first section above a report, and over it, because the strip's pieces may fly in from there. */
const aboveReport = 'z-1 overflow-x-clip pt-19 pb-10 upright:squat:pt-8 print:hidden';
/** The first section without a report, with room for the picture of the cup. */
const alone = 'overflow-hidden pt-28 pb-60 max-xl:pb-[calc(var(--line)*8.34)]';

/**
 * The confirmation, and the report after an audit that the embedded API accepted. Without the
 * success flag it redirects home (docs/rules.md#success-page). On paper a report stands alone.
 */
export function SuccessPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has the success flag, but no audit.
  const isHydrated = useHydrated();
  const [isForgotten, setIsForgotten] = useState(false);
  if (!isSuccessState(state)) return <Navigate to={paths.home} replace />;
  const receipt = isHydrated ? readReceipt(state) : undefined;
  // Nothing but the state of this history entry has the report.
  const forget = () => {
    void navigate(paths.success, { replace: true, state: successState });
    setIsForgotten(true);
  };
  return (
    <>
      <section
        className={clsx(
          'on-green relative min-h-204 max-xl:min-h-0 max-xl:pt-hero',
          receipt ? aboveReport : alone,
        )}
      >
        <div className="wrap">
          <div
            className={clsx(
              'relative z-2 grid w-190 max-w-full justify-items-start gap-fluid-7 max-xl:w-auto max-xl:max-w-160',
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
      {receipt && <SuccessReport receipt={receipt} onForget={forget} />}
      <DidYouKnow isOnPaper={!receipt} />
    </>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
