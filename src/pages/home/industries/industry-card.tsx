import { clsx } from 'clsx';
import type { Industry } from '@/content/industries';
import { PieceIcon } from '@/ui/piece';

/** Every second card is an outline; the others take these colours in turn. */
const filled = [
  'bg-forest text-cream',
  'bg-mint',
  'bg-marigold [--piece:var(--cream)]',
  'bg-green [--piece:var(--ink)]',
  'bg-sand',
  'bg-coral [--piece:var(--cream)]',
] as const;
const outlined = 'flex-col-reverse rounded-bl-turn inset-ring-thin inset-ring-ink';

interface IndustryCardProps {
  industry: Industry;
  place: number;
}

/** A card with title and icon, in the normal or the border variant. */
export function IndustryCard({ industry: { title, icon }, place }: IndustryCardProps) {
  const isOutlined = place % 2 === 1;
  return (
    <li
      className={clsx(
        'mr-fluid-5 flex min-h-82 w-[max(256px,13em)] flex-none justify-between rounded-card p-8',
        'max-md:min-h-62 max-md:w-54 max-md:p-6',
        'print:layout-none print:flex print:flex-col-reverse print:justify-end print:gap-2 print:inset-ring-0',
        isOutlined
          ? outlined
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
}
