import { clsx } from 'clsx';
import { industriesStrip as words } from '@/content/home';
import { industries } from '@/content/industries';
import { reveal } from '@/motion/reveal';
import { pauseVariants } from '@/ui/pause-button';
import { PieceIcon } from '@/ui/piece';
import { useStrip } from './use-strip';

/** Every second card is an outline; the others take these colours in turn. */
const filled = [
  'bg-forest text-cream',
  'bg-mint',
  'bg-marigold [--piece:var(--cream)]',
  'bg-green [--piece:var(--ink)]',
  'bg-sand',
  'bg-coral [--piece:var(--cream)]',
] as const;

/** The cards. Copies before and after them make the strip endless. */
function Row({ isCopy }: { isCopy?: boolean }) {
  return (
    <ul
      data-industries={isCopy ? undefined : ''}
      className="flex print:grid print:grid-cols-4 print:gap-5"
      aria-hidden={isCopy}
    >
      {industries.map(({ id, title, icon }, place) => {
        const isOutlined = place % 2 === 1;
        return (
          <li
            key={id}
            className={clsx(
              'mr-fluid-5 flex min-h-82 w-[max(256px,13em)] flex-none justify-between rounded-card p-8',
              'max-md:min-h-62 max-md:w-54 max-md:p-6',
              'print:layout-none print:flex print:flex-col-reverse print:justify-end print:gap-2 print:inset-ring-0',
              isOutlined
                ? 'flex-col-reverse rounded-bl-turn inset-ring-thin inset-ring-ink'
                : clsx('flex-col rounded-tr-turn', filled[(place / 2) % filled.length]),
            )}
            data-outlined={isOutlined || undefined}
          >
            <PieceIcon
              line={icon.line}
              dot={icon.dot}
              className={clsx('size-24 max-md:size-18', isOutlined && 'self-end')}
              // Its line, not its grid, lies on the edge of the words.
              style={{ translate: `${((isOutlined ? 1 : -1) * icon.inset * 100) / 96}%` }}
            />
            <h3 className="font-display text-h4">{title}</h3>
          </li>
        );
      })}
    </ul>
  );
}

/** Twelve industries on a moving strip (docs/rules.md#industries). */
export function Industries() {
  const { stripProps, trackRef, isEndless, isPaused, toggle } = useStrip(industries.length);
  return (
    <section className="pt-section">
      <div
        ref={reveal}
        className="wrap mb-fluid-16 grid grid-cols-[minmax(0,1fr)_340px] items-end gap-16 max-md:grid-cols-1 max-md:gap-5 print:mb-4 print:block"
      >
        <h2 className="max-w-190">{words.title}</h2>
        <div>
          <p className="mb-4">{words.text}</p>
          <button
            type="button"
            className="-ml-1.5 inline-flex h-control items-center gap-3 rounded-card pr-6 pl-1.5 text-small/none font-semibold transition-colors hover:bg-sand"
            aria-pressed={isPaused}
            data-pause=""
            onClick={toggle}
          >
            <span className={pauseVariants({ size: 'small' })} aria-hidden="true" />
            {words.pause}
          </button>
        </div>
      </div>
      <section
        {...stripProps}
        className="cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
        aria-label={words.label}
      >
        <div ref={trackRef} className="flex w-max print:layout-none print:translate-none!">
          {isEndless && <Row isCopy />}
          <Row />
          {isEndless && <Row isCopy />}
        </div>
      </section>
    </section>
  );
}
