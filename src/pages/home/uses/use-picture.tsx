import { type Piece, caseDrawings, type CaseDrawing } from '@/content/home-drawings';

const colours = { line: 'var(--l)', hero: 'var(--h)', warm: 'var(--w)' } as const;

interface UsePictureProps {
  name: CaseDrawing;
  className?: string;
}

/** A use case's drawing, in the colours --l (line), --h (hero) and --w (warm) of its card. */
export function UsePicture({ name, className }: UsePictureProps) {
  const pieces: readonly Piece[] = caseDrawings[name];
  return (
    <svg viewBox="0 0 320 320" className={className} aria-hidden="true">
      {pieces.map((piece) => {
        const colour = colours[piece.tone];
        const paint = piece.stroke
          ? { fill: 'none', stroke: colour, strokeWidth: piece.stroke }
          : { fill: colour };
        const step = piece.tone === 'hero' ? 'is-hero' : 'is-rest';
        if ('dot' in piece) {
          const [cx, cy, r] = piece.dot;
          return <circle key={`${cx} ${cy}`} className={step} {...paint} cx={cx} cy={cy} r={r} />;
        }
        const cap = piece.isRound ? 'round' : undefined;
        return (
          <path key={piece.path} className={step} {...paint} d={piece.path} strokeLinecap={cap} />
        );
      })}
    </svg>
  );
}
