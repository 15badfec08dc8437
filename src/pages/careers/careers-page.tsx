import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { agency } from '@/content/agency';
import { careersHead, copyWords, speculative } from '@/content/careers';
import { BelowWindow } from '@/motion/below-window';
import { reveal } from '@/motion/reveal';
import { ButtonLink } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Openings } from './openings';
import { Recruitment } from './recruitment';
import { TablePlan } from './table-plan';
import { Values } from './values';

/** The careers page (docs/rules.md#careers-page). */
export function CareersPage() {
  const [litRow, setLitRow] = useLitRow();
  return (
    <>
      <section className="on-forest overflow-hidden rounded-bl-section pt-hero pb-fluid-26">
        <div className="wrap cols">
          <h1 className="col-span-6 max-xl:col-span-full">{careersHead.title}</h1>
          <p className="col-span-6 text-lead max-xl:col-span-full max-xl:mt-4 max-xl:max-w-prose">
            {careersHead.lead}
          </p>
        </div>
        <TablePlan onChoose={setLitRow} />
      </section>
      <Values />
      <BelowWindow>
        <Recruitment />
        <Openings litRow={litRow} onLeave={() => setLitRow(undefined)} />
        <OtherRoles />
      </BelowWindow>
    </>
  );
}

/** The id of the opening's row that a chair has led to, until the visitor moves the pointer. */
function useLitRow() {
  const [litRow, setLitRow] = useState<string>();
  useEffect(() => {
    if (litRow === undefined) return undefined;
    const onMove = ({ movementX, movementY }: PointerEvent) => {
      // A page that scrolls under a resting pointer sends a move of 0 px.
      if (movementX !== 0 || movementY !== 0) setLitRow(undefined);
    };
    window.addEventListener('pointermove', onMove);
    return () => window.removeEventListener('pointermove', onMove);
  }, [litRow]);
  return [litRow, setLitRow] as const;
}

/** For visitors who find no opening that fits: the hiring address, to write to or to copy. */
function OtherRoles() {
  const { hiringEmail } = agency;
  return (
    <section
      className="@container bg-sand py-section page-end-sand xl:pt-24"
      aria-labelledby="speculative"
    >
      <div className="wrap">
        <div
          ref={reveal}
          className="on-forest cols items-end rounded-card rounded-br-turn px-16 py-18 compact:px-12 compact:py-16 max-xl:p-panel"
        >
          <h2 id="speculative" className="col-span-7 max-xl:col-span-full @max-ample:col-span-full">
            {speculative.title}
          </h2>
          <div
            className={clsx(
              'col-span-5 grid grid-cols-1 justify-items-start gap-7',
              'max-xl:col-span-full max-xl:mt-6 @max-ample:col-span-full @max-ample:mt-10',
            )}
          >
            <p className="max-w-prose text-lead">{speculative.lead}</p>
            {hiringEmail && (
              <div className="relative flex w-full flex-wrap items-center gap-x-5 gap-y-3">
                <ButtonLink to={`mailto:${hiringEmail}`} size="address" className="max-sm:w-full">
                  {hiringEmail}
                </ButtonLink>
                <CopyButton
                  text={hiringEmail}
                  name={speculative.copyName}
                  {...copyWords}
                  messageClassName="absolute top-[calc(100%+12px)] left-0 max-xl:static @max-ample:static"
                />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
