import { Piece, type PieceName } from '@/ui/piece';

export interface FieldsetLegendProps {
  piece: PieceName;
  children: string;
}

/** The title of a part of the form, after its piece. */
export function FieldsetLegend({ piece, children }: FieldsetLegendProps) {
  return (
    <legend>
      <Piece name={piece} />
      {children}
    </legend>
  );
}
