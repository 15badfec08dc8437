import type { Part } from './scoring';

interface ActGlyphProps {
  part: Part;
}

/** The piece an act is named after: dot, bar or bend. */
export function ActGlyph({ part }: ActGlyphProps) {
  if (part === 'connect') {
    return (
      <svg className="size-6 flex-none" viewBox="0 0 24 24" aria-hidden="true">
        <circle className="fill-piece" cx="12" cy="12" r="12" />
      </svg>
    );
  }
  if (part === 'convey') {
    return (
      <svg className="h-6 w-16 flex-none" viewBox="0 0 64 24" aria-hidden="true">
        <rect className="fill-piece" width="64" height="24" rx="12" />
      </svg>
    );
  }
  return (
    <svg className="h-9.5 w-8 flex-none" viewBox="0 0 48 56" aria-hidden="true">
      <path
        className="fill-piece"
        d="M12 0h8a28 28 0 0 1 0 56h-8a8.5 8.5 0 0 1 0-17h8a11 11 0 0 0 0-22h-8a8.5 8.5 0 0 1 0-17z"
      />
    </svg>
  );
}
