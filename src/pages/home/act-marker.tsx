import './act-marker.css';

const pieces = {
  dot: (
    <svg className="act__dot" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" className="hp" />
    </svg>
  ),
  bar: (
    <svg viewBox="0 0 64 24" aria-hidden="true">
      <rect width="64" height="24" rx="12" className="hp" />
    </svg>
  ),
  bend: (
    <svg className="act__bend" viewBox="0 0 48 56" aria-hidden="true">
      <path
        className="hp"
        d="M12 0h8a28 28 0 0 1 0 56h-8a8.5 8.5 0 0 1 0-17h8a11 11 0 0 0 0-22h-8a8.5 8.5 0 0 1 0-17z"
      />
    </svg>
  ),
} as const;

export interface ActMarkerProps {
  piece: keyof typeof pieces;
  name: string;
  place: string;
}

/** One of the three acts of the line: its piece, its name, and where it stands among the three. */
export function ActMarker({ piece, name, place }: ActMarkerProps) {
  return (
    <p className="act">
      {pieces[piece]}
      <b>{name}</b>
      <span>{place}</span>
    </p>
  );
}
