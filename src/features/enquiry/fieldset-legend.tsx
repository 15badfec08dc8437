import { Piece, type PieceName } from '@/ui/piece';

interface FieldsetLegendProps {
  piece: PieceName;
  children: string;
}

/** The title of a part of the form, after its piece. */
export function FieldsetLegend({ piece, children }: FieldsetLegendProps) {
  return (
    <legend className="mb-7 flex items-center gap-5 font-display text-h3">
      <Piece name={piece} className="h-6 w-auto s:h-5" />
      {children}
    </legend>
  );
}
