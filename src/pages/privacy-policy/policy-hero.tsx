import { policyWords as words } from '@/content/privacy';
import { PolicyBar } from './policy-bar';
import { PolicyRow } from './policy-row';

/** The title of the policy among blacked-out lines. */
export function PolicyHero() {
  return (
    <section className="print-flow relative overflow-hidden pt-16">
      <PolicyRow aria-hidden="true">
        <PolicyBar className="w-60" />
        <PolicyBar className="w-32" />
        <PolicyBar className="w-93" />
        <PolicyBar kind="dot" />
        <PolicyBar className="w-59" />
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow>
        <PolicyBar className="w-38.5" />
        <h1 className="-my-1 flex-none pr-3.5 pb-2 leading-line print:pr-0 print:pb-[2mm]">
          {words.title}
        </h1>
        <PolicyBar className="w-47.5" />
        <PolicyBar className="w-82.5" />
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow>
        <PolicyBar className="w-90" />
        <PolicyBar kind="dot" />
        <PolicyBar className="w-65" />
        <span className="flex-none px-2 text-large leading-line font-medium print:p-0 print:text-[11pt]/[1.4]">
          {words.updated}
        </span>
        <PolicyBar kind="end" />
      </PolicyRow>
      <PolicyRow aria-hidden="true">
        <PolicyBar className="w-52.5" />
        <PolicyBar className="w-86.5" />
        <PolicyBar className="w-24" />
        <PolicyBar kind="green dot" />
      </PolicyRow>
      <div className="wrap cols pt-12 pb-32 print:pt-[4mm] print:pb-[8mm]">
        <p className="col-span-7 col-start-4 max-w-prose text-lead">{words.lead}</p>
      </div>
    </section>
  );
}
