import { auditWords as words } from '@/content/audit';
import { landing } from '@/motion/crossing';
import { Badge } from '@/ui/badge';
import { QuarterBend } from '@/ui/piece';
import { HeroLine } from './hero-line';

/** The line below the hero: across to the left and down to the first question. */
function HeroFloor() {
  return (
    <div className="relative h-[calc(var(--line)*200/47)]" aria-hidden="true">
      <div
        className="absolute top-[calc(var(--line)*0.75)] right-[calc(var(--side)+var(--line)*1.75+var(--cut))] left-[calc(var(--hang)+var(--line)*1.75+var(--cut))] h-line bg-current"
        {...landing('level')}
      />
      <QuarterBend corner="top-left" className="top-[calc(var(--line)*0.75)] left-hang" />
      <div className="absolute top-[calc(var(--line)*2.5+var(--cut))] bottom-0 left-hang w-line bg-current" />
    </div>
  );
}

/** The invitation; the line enters, turns round the number and leads down to the questions. */
export function AuditHero() {
  return (
    <section className="relative overflow-hidden pt-14 max-xl:pt-hero">
      <div className="wrap">
        <div className="w-[calc(58.33%-40px)] min-w-min pb-10 max-xl:w-[min(58.33vw-40px,100vw-440px)] max-md:w-auto max-md:pb-[calc(var(--line)*10.426+40px)]">
          <Badge>{words.badge}</Badge>
          <h1 className="my-7">{words.title}</h1>
          <p className="max-w-prose text-lead">{words.intro}</p>
          <ul className="mt-fluid-11 flex flex-wrap gap-y-7 max-sm:flex-nowrap">
            {words.facts.map(({ figure, lines: [first, second] }) => (
              <li
                key={figure}
                className="border-l-2 border-ink px-7 text-small/snug font-medium first:border-0 first:pl-0 sm:whitespace-nowrap compact:px-5.5 compact:first:pl-0 max-xl:px-3.5 max-sm:text-fine/snug"
              >
                <b className="mb-2 block font-display text-h3/none font-normal">{figure}</b> {first}
                <br className="max-sm:hidden" /> {second}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <HeroLine />
      <HeroFloor />
    </section>
  );
}
