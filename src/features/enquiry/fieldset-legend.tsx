import { Piece, type PieceName } from '@/ui/piece';

interface FieldsetLegendProps {
  piece: PieceName;
  children: string;
}

/** The title of a form section, after a piece of the line. */
export function FieldsetLegend({ piece, children }: FieldsetLegendProps) {
  return (
    <legend className="mb-7 flex items-center gap-5 font-display text-h3">
      <Piece name={piece} className="h-6 max-sm:h-5" />
      {children}
    </legend>
  );
}
