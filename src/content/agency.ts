/**
 * Who the agency is. The owner fills in the real addresses here; until then they use the reserved `.example`
 * domain. An empty address is not rendered as a link.
 */
export const agency = {
  name: 'Contrio',
  tagline: 'Connect, Convey, Convert',
  description: 'a global branding and video marketing agency for businesses and startups',
  email: 'hello@contrio.example',
  hiringEmail: 'careers@contrio.example',
  privacyEmail: 'privacy@contrio.example',
  blogUrl: 'https://blog.contrio.example',
  place: { city: 'Gurugram', region: 'Haryana', country: 'India' },
} as const;

export type SocialKind =
  'photo' | 'video' | 'portfolio' | 'micro' | 'social' | 'professional' | 'hosting';

/** The seven networks in their order (docs/rules.md#footer). */
export const socialLinks: readonly { kind: SocialKind; name: string; url: string }[] = [
  { kind: 'photo', name: 'Instagram', url: 'https://instagram.contrio.example' },
  { kind: 'video', name: 'TikTok', url: 'https://tiktok.contrio.example' },
  { kind: 'portfolio', name: 'Behance', url: 'https://behance.contrio.example' },
  { kind: 'micro', name: 'X', url: 'https://x.contrio.example' },
  { kind: 'social', name: 'Facebook', url: 'https://facebook.contrio.example' },
  { kind: 'professional', name: 'LinkedIn', url: 'https://linkedin.contrio.example' },
  { kind: 'hosting', name: 'YouTube', url: 'https://youtube.contrio.example' },
];
