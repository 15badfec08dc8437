const pieces = {
  dot: (
    <svg className="size-6 flex-none" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" className="fill-piece" />
    </svg>
  ),
  bar: (
    <svg className="h-6 w-16 flex-none" viewBox="0 0 64 24" aria-hidden="true">
      <rect width="64" height="24" rx="12" className="fill-piece" />
    </svg>
  ),
  bend: (
    <svg className="h-9.5 w-8 flex-none" viewBox="0 0 48 56" aria-hidden="true">
      <path
        className="fill-piece"
        d="M12 0h8a28 28 0 0 1 0 56h-8a8.5 8.5 0 0 1 0-17h8a11 11 0 0 0 0-22h-8a8.5 8.5 0 0 1 0-17z"
      />
    </svg>
  ),
} as const;

interface ActMarkerProps {
  piece: keyof typeof pieces;
  name: string;
  /** Its place among the three, or its questions. */
  place: string;
}

/** Names one of the three acts of the line, after its piece. */
export function ActMarker({ piece, name, place }: ActMarkerProps) {
  return (
    <p className="inline-flex items-center gap-3.5 text-note/none font-semibold print:flex print:break-after-avoid">
      {pieces[piece]}
      <b className="font-semibold">{name}</b>{' '}
      <span className="font-normal text-muted">{place}</span>
    </p>
  );
}
