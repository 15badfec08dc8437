import { clsx } from 'clsx';
import { auditWords as words } from '@/content/audit';
import { QuarterBend } from '@/ui/piece';
import { Badge } from '@/ui/tag-list';

/**
 * The invitation; the line enters, turns round the number and leads down to the questions. Its lengths
 * are fractions of its thickness, 47 px in the drawing; a bend and the cut after it take `--turn`.
 */
export function AuditHero() {
  return (
    <section className="relative overflow-hidden pt-14 [--turn:calc(var(--line)*1.75+var(--cut))] max-xl:pt-hero">
      <div className="wrap">
        <div
          className={clsx(
            'w-[calc(58.33%-40px)] min-w-min pb-10',
            'max-xl:w-[min(58.33vw-40px,100vw-440px)] max-md:w-auto max-md:pb-[calc(var(--line)*490/47+40px)]',
          )}
        >
          <Badge>{words.badge}</Badge>
          <h1 className="my-7">{words.title}</h1>
          <p className="max-w-prose text-lead">{words.intro}</p>
          <ul className="mt-fluid-11 flex flex-wrap gap-y-7 max-sm:flex-nowrap">
            {words.facts.map(({ figure, texts: [first, second] }) => (
              <li
                key={figure}
                className={clsx(
                  'border-l-2 border-ink px-7 text-small/snug font-medium first:border-0 first:pl-0',
                  'sm:whitespace-nowrap compact:px-5.5 compact:first:pl-0 max-xl:px-3.5 max-sm:text-fine/snug',
                )}
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

/**
 * The line on the right, which turns round the number 20 and leads down past it. `--run` is how far
 * from the left it turns.
 */
function HeroLine() {
  return (
    <div
      className={clsx(
        'pointer-events-none absolute top-16 right-0 bottom-0 left-7/12 max-xl:top-28',
        'max-md:top-auto max-md:left-0 max-md:h-[calc(var(--line)*690/47)]',
        '[--run:230px] max-xl:[--run:154px] max-md:[--run:calc(var(--side)+var(--turn))]',
      )}
      aria-hidden="true"
    >
      {/* Enters, */}
      <div className="absolute top-0 right-0 left-(--run) h-line bg-current" />
      {/* turns, */}
      <svg
        className="absolute top-0 left-[calc(var(--run)-var(--turn))] h-[calc(var(--line)*3.5)] w-quarter"
        viewBox="0 0 82.25 164.5"
      >
        <path
          fill="currentColor"
          d="M82.25 0V47a35.25 35.25 0 0 0 0 70.5v47a82.25 82.25 0 0 1 0-164.5z"
        />
      </svg>
      {/* goes back as the green bar, */}
      <div className="absolute top-bend right-[calc(var(--side)+var(--turn))] left-(--run) h-line bg-green" />
      {/* and leads down to the number's foot. */}
      <QuarterBend corner="top-right" className="top-bend right-side" />
      <div className="absolute inset-y-[calc(var(--line)*4.25+var(--cut))] right-side w-line bg-current" />
      <QuarterBend corner="bottom-right" className="right-side bottom-bend" />
      <Twenty />
    </div>
  );
}

/**
 * "20" as a drawing, which large text does not enlarge: the outlines of Gloock's glyphs, in 1000
 * units an em. `--em` is its size; `--foot` and `--right` are its distances from the hero's edges.
 */
function Twenty() {
  return (
    <svg
      className={clsx(
        'absolute right-[calc(var(--right)-0.007*var(--em))] bottom-[calc(var(--foot)-0.04*var(--em))]',
        'h-[calc(0.79*var(--em))] w-[calc(1.096*var(--em))] fill-current',
        '[--em:330px] compact:[--em:290px] max-xl:[--em:clamp(190px,26.56vw-50px,290px)]',
        'max-md:[--em:calc(var(--line)*330/47)]',
        '[--foot:calc(var(--line)*228/47)] [--right:calc(var(--side)+var(--line)*91/47)]',
      )}
      viewBox="-8 -30 1096 790"
    >
      <g transform="translate(0 735) scale(1 -1)">
        <path d="M-7 0L-7 10Q56 104 113 190.5Q170 277 214 355Q258 433 283 500Q308 567 308 621Q308 678 284 714.5Q260 751 219 751Q182 751 145 722Q108 693 80.5 645Q53 597 44 541L34 541L66 749Q86 749 108 751Q130 753 152 757Q175 761 197.5 762.5Q220 764 242 764Q312 764 361 741Q410 718 436.5 679.5Q463 641 463 594Q463 540 433 486.5Q403 433 352 377Q299 319 233.5 260Q168 201 94 132L339 132Q388 132 412 138Q436 144 446 164Q456 184 461 224L471 224L434 0Z" />
        <path
          transform="translate(464 0)"
          d="M329 -14Q261 -14 206.5 14Q152 42 114 93Q35 198 35 375Q35 552 114 657Q152 708 206.5 736Q261 764 329 764Q397 764 451 736Q505 708 543 657Q622 552 622 375Q622 198 543 93Q505 42 451 14Q397 -14 329 -14ZM329 1Q358 1 382 28Q406 55 423 104Q440 153 449.5 222.5Q459 292 459 376Q459 460 449.5 529.5Q440 599 423 648Q406 697 382 724Q358 751 329 751Q289 751 259.5 703.5Q230 656 214 572Q198 488 198 376Q198 265 214 180.5Q230 96 259.5 48.5Q289 1 329 1Z"
        />
      </g>
    </svg>
  );
}

/** The line below the hero: across to the left and down to the first question. */
function HeroFloor() {
  return (
    <div className="relative h-[calc(var(--line)*200/47)]" aria-hidden="true">
      <div
        className="absolute top-[calc(var(--line)*0.75)] right-[calc(var(--side)+var(--turn))] left-[calc(var(--hang)+var(--turn))] h-line bg-current"
        data-landing="level"
      />
      <QuarterBend corner="top-left" className="top-[calc(var(--line)*0.75)] left-hang" />
      <div className="absolute top-[calc(var(--line)*0.75+var(--turn))] bottom-0 left-hang w-line bg-current" />
    </div>
  );
}
