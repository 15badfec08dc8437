import type { MenuGlyph as Name } from '@/content/navigation';

interface MenuGlyphProps {
  name: Name;
}

/** Small drawings from the three pieces; the hero piece is green. */
const drawings = {
  branding: (
    <>
      <g transform="translate(6.7 0) scale(.357)">
        <path d="M56 0v32a24 24 0 0 0 0 48v32a56 56 0 0 1 0-112z" fill="currentColor" />
        <path d="M63 0h40a16 16 0 0 1 0 32H63z" fill="currentColor" />
        <circle cx="79" cy="96" r="16" className="fill-green group-hover/row:fill-ink" />
      </g>
    </>
  ),
  video: (
    <>
      <g fill="currentColor">
        <circle cx="8" cy="20" r="6.5" />
        <circle cx="48" cy="20" r="6.5" />
        <rect y="27" width="56" height="13" rx="6.5" />
      </g>
      <circle cx="28" cy="6.5" r="6.5" className="fill-green group-hover/row:fill-ink" />
    </>
  ),
  services: (
    <>
      <circle cx="6" cy="20" r="6" className="fill-green group-hover/row:fill-ink" />
      <rect x="15.5" y="14" width="18" height="12" rx="6" fill="currentColor" />
      <path d="M36.5 0a20 20 0 0 1 0 40V28a8 8 0 0 0 0-16z" fill="currentColor" />
    </>
  ),
  blog: (
    <>
      <rect y="4" width="56" height="14" rx="7" fill="currentColor" />
      <rect y="24" width="34" height="14" rx="7" fill="currentColor" />
      <circle cx="47" cy="31" r="7" className="fill-green group-hover/row:fill-ink" />
    </>
  ),
  cases: (
    <>
      <path d="M24 0v12a8 8 0 0 0 0 16v12a20 20 0 0 1 0-40z" fill="currentColor" />
      <path d="M32 0v12a8 8 0 0 1 0 16v12a20 20 0 0 0 0-40z" fill="currentColor" />
    </>
  ),
  audit: (
    <>
      <g fill="currentColor">
        <circle cx="8" cy="8" r="7" />
        <circle cx="28" cy="8" r="7" />
        <circle cx="48" cy="8" r="7" />
        <circle cx="8" cy="31" r="7" />
        <circle cx="48" cy="31" r="7" />
      </g>
      <circle cx="28" cy="31" r="7" className="fill-green group-hover/row:fill-ink" />
    </>
  ),
  about: (
    <>
      <circle cx="28" cy="6.5" r="6.5" className="fill-green group-hover/row:fill-ink" />
      <path d="M6 40a22 22 0 0 1 44 0H37a9 9 0 0 0-18 0z" fill="currentColor" />
    </>
  ),
  careers: (
    <>
      <g fill="currentColor">
        <rect y="28" width="12" height="12" rx="6" />
        <rect x="14.7" y="20" width="12" height="20" rx="6" />
        <rect x="29.4" y="10" width="12" height="30" rx="6" />
      </g>
      <rect x="44" width="12" height="40" rx="6" className="fill-green group-hover/row:fill-ink" />
    </>
  ),
  faq: (
    <>
      <path
        d="M18 5.5h13a7.5 7.5 0 0 1 0 15h-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx="28" cy="34.5" r="5.5" className="fill-green group-hover/row:fill-ink" />
    </>
  ),
} as const;

/** The picture before a menu row. */
export function MenuGlyph({ name }: MenuGlyphProps) {
  return (
    <svg viewBox="0 0 56 40" className="h-10 w-14" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
