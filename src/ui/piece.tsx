const drawings = {
  dot: { viewBox: '0 0 24 24', shape: <circle cx="12" cy="12" r="12" fill="currentColor" /> },
  bar: {
    viewBox: '0 0 72 24',
    shape: <rect width="72" height="24" rx="12" fill="currentColor" />,
  },
  bend: {
    viewBox: '0 0 42 24',
    shape: <path d="M6 24a15 15 0 0 1 30 0" fill="none" stroke="currentColor" strokeWidth="12" />,
  },
} as const;

export type PieceName = keyof typeof drawings;

interface PieceProps {
  name: PieceName;
  className?: string;
}

/** One of the three pieces of the line, 24 high. */
export function Piece({ name, className }: PieceProps) {
  const { viewBox, shape } = drawings[name];
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      {shape}
    </svg>
  );
}
