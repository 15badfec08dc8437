import { dottedUnit } from '@/lib/alphabet/name';
import { layoutOf, nameShapes } from '@/lib/alphabet/name-picture';
import { useStore, windowStore } from '@/lib/store';

/** Thickness and width of a name, and the room over it, in px (docs/rules.md#call-to-action). */
const limits = { thickest: 20, thinnest: 6, widest: 700, above: 24 } as const;
/** Between the line and the letters, in units of their thickness. */
const gap = 0.22;

const box = (selector: string) =>
  document.querySelector(`.cta ${selector}`)?.getBoundingClientRect() ?? new DOMRect();

/** Height between the buttons and the line, in px. */
const freeHeight = windowStore(() => box('.cta-arm').top - box('[data-buttons]').bottom, 0);

/** The visitor's name on the closing line, in pieces of the line. */
export function ClosingName({ name }: { name: string }) {
  const free = useStore(freeHeight);
  const layout = layoutOf(name);
  if (!layout) return null;
  const highest = Math.min(limits.thickest, (free - limits.above) / 4);
  const unit = Math.min(dottedUnit(layout, highest), limits.widest / layout.width);
  if (unit < limits.thinnest) return null;
  const height = layout.above + 4 + gap;
  return (
    <svg
      className="paper-hidden absolute bottom-[calc(110px+var(--line))] left-side max-w-none max-xl:hidden"
      viewBox={`0 ${-layout.above} ${layout.width} ${height}`}
      width={layout.width * unit}
      height={height * unit}
      aria-hidden="true"
    >
      {nameShapes(layout, { x: 0, y: 0, unit: 1, color: 'ink', hero: 'cream' }).map(
        ({ path, x, y, turn, color }) => (
          <path
            key={`${x} ${y}`}
            className={color === 'ink' ? 'fill-ink' : 'fill-cream'}
            d={path}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          />
        ),
      )}
    </svg>
  );
}
