import { dottedUnit } from '@/lib/alphabet/name';
import { layoutOf, nameShapes } from '@/lib/alphabet/name-picture';
import { useStore, windowStore } from '@/lib/store';

/** Height of the letters, and from them to the line; in units of their thickness. */
const letterHeight = 4;
const gap = 0.22;

/** The letters' thickness, the name's width, and what stays free between buttons and name, in px. */
const limits = { thickest: 20, thinnest: 6, widest: 700, clearance: 24 } as const;

/** Height between the buttons of `call-to-action.tsx` and the arm of `closing-line.tsx`, in px. */
const freeHeight = windowStore(() => box('.cta-arm').top - box('[data-buttons]').bottom, 0);

const box = (selector: string) =>
  document.querySelector(`.cta ${selector}`)?.getBoundingClientRect() ?? new DOMRect();

/** The visitor's name on the closing line, in pieces of the line (docs/rules.md#call-to-action). */
export function ClosingName({ name }: { name: string }) {
  const free = useStore(freeHeight);
  const layout = layoutOf(name);
  if (!layout) return null;
  // The letters' thickness in px. Those with dots over them are thinner, and so as high as others.
  const unitOfHeight = (free - limits.clearance) / letterHeight;
  const tallest = dottedUnit(layout, Math.min(limits.thickest, unitOfHeight));
  const unit = Math.min(tallest, limits.widest / layout.width);
  // Thinner letters could not be read.
  if (unit < limits.thinnest) return null;
  const height = layout.above + letterHeight + gap;
  return (
    <svg
      className="paper-hidden absolute bottom-[calc(var(--arm-bottom)+var(--line))] left-side max-w-none max-xl:hidden"
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
