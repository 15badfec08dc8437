/** A pill of the hero: a label, or blank with a dot at one end. */
interface PillSpec {
  label: string;
  tone: 'ink' | 'mint' | 'forest' | 'marigold' | 'coral' | 'white';
  dot?: 'start' | 'end';
}

/** The 19 pills: 14 labels in fixed order, then five blank ones (docs/rules.md#hero-pills). */
export const pills: readonly PillSpec[] = [
  { label: 'REBRANDING', tone: 'ink' },
  { label: 'BRAND AD & FILMS', tone: 'ink' },
  { label: 'PRODUCT & SERVICE PROMOS', tone: 'mint' },
  { label: 'VERBAL IDENTITY', tone: 'white' },
  { label: 'POST BRANDING SUPPORT', tone: 'forest' },
  { label: 'BRAND POSITIONING', tone: 'marigold' },
  { label: 'BRAND STRATEGY', tone: 'ink' },
  { label: 'BRAND REFRESH', tone: 'mint' },
  { label: 'UI/UX', tone: 'mint' },
  { label: 'ANIMATIONS', tone: 'coral' },
  { label: 'BRAND COLLATERAL', tone: 'white' },
  { label: 'BRAND IDENTITY', tone: 'forest' },
  { label: 'BRAND ACTIVATION', tone: 'mint' },
  { label: 'EXPLAINER VIDEOS', tone: 'ink' },
  { label: '', tone: 'mint', dot: 'start' },
  { label: '', tone: 'marigold', dot: 'end' },
  { label: '', tone: 'forest', dot: 'start' },
  { label: '', tone: 'coral', dot: 'end' },
  { label: '', tone: 'ink', dot: 'start' },
];

export const pillWords = {
  list: 'What we do',
  area: 'Pills to play with',
  help: 'Left and right arrows choose a pill, Enter picks it up, arrows move it, Enter drops it.',
  blank: 'Blank pill',
  chosen: (label: string) => `${label} chosen`,
  picked: (label: string) => `${label} picked up`,
  dropped: (label: string) => `${label} dropped`,
} as const;
