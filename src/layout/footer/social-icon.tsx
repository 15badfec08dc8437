import type { SocialKind } from '@/content/agency';

interface SocialIconProps {
  kind: SocialKind;
}

const drawings = {
  photo: (
    <>
      <rect x="2.5" y="6" width="19" height="14" rx="5" />
      <path d="M9 3.5h6" />
      <circle cx="12" cy="13" r="3.5" />
    </>
  ),
  video: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="4" />
      <path d="M11 9.5 14 12l-3 2.5z" fill="currentColor" />
    </>
  ),
  portfolio: (
    <>
      <path d="M8 16.5V6.5a3 3 0 0 1 3-3h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3z" />
      <path d="M4 9v8.5a3 3 0 0 0 3 3h8.5" />
    </>
  ),
  micro: (
    <>
      <path d="M4 20.5V12a8 8 0 1 1 8 8.5z" />
      <path d="M9 10h6M9 14h3" />
    </>
  ),
  social: (
    <>
      <circle cx="8" cy="7.5" r="3.5" />
      <path d="M2.5 20v-1a5.5 5.5 0 0 1 11 0v1M16 4.6a3.5 3.5 0 0 1 0 5.8M18 14a5.5 5.5 0 0 1 3.5 5v1" />
    </>
  ),
  professional: (
    <>
      <rect x="2.5" y="8" width="19" height="12.5" rx="4" />
      <path d="M8.5 8V6.5a3 3 0 0 1 3-3h1a3 3 0 0 1 3 3V8M2.5 13.5h19" />
    </>
  ),
  hosting: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="5" />
      <path d="M10.5 9.5 14.5 12l-4 2.5z" fill="currentColor" />
    </>
  ),
} as const;

/** One of the seven social networks, by what is shared there. */
export function SocialIcon({ kind }: SocialIconProps) {
  return (
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings[kind]}
      </g>
    </svg>
  );
}
