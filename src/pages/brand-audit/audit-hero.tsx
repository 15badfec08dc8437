import { auditWords as words } from '@/content/audit';
import { Badge } from '@/ui/badge';
import { HeroLine } from './hero-line';
import { HeroFloor } from './hero-floor';

/** The invitation; the line comes in, turns round the number and runs down to the questions. */
export function AuditHero() {
  return (
    <section className="relative overflow-hidden pt-14 l:pt-26 s:pt-20">
      <div className="wrap">
        <div className="w-[calc(58.33%-40px)] min-w-min pb-10 l:w-[min(58.33vw-40px,100vw-440px)] menu:w-auto menu:pb-[calc(var(--line)*10.426+40px)]">
          <Badge>{words.badge}</Badge>
          <h1 className="my-7">{words.title}</h1>
          <p className="max-w-prose text-lead">{words.intro}</p>
          <ul className="mt-11 flex flex-wrap gap-y-7 s:mt-8 s:flex-nowrap">
            {words.facts.map(({ figure, lines: [first, second] }) => (
              <li
                key={figure}
                className="border-l-2 border-ink px-7 text-small/[1.35] font-medium whitespace-nowrap first:border-0 first:pl-0 compact:px-5.5 compact:first:pl-0 l:px-4.5 s:px-3.5 s:text-[14px] s:whitespace-normal"
              >
                <b className="mb-2 block font-display text-h3/none font-normal">{figure}</b> {first}
                <br className="s:hidden" /> {second}
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
