import { agencyHead } from '../../src/content/about';
import { careersHead } from '../../src/content/careers';
import { contactWords } from '../../src/content/contact';
import { policyWords } from '../../src/content/privacy';
import { successWords } from '../../src/content/success';
import { colors } from '../../tailwind.config';

export interface SharePicture {
  name: string;
  /** Lines of the title, each at most about 24 characters. */
  lines: readonly string[];
  ground: 'ink' | 'forest' | 'green' | 'cream';
  /** x of the turn of the line, in px. */
  turn: number;
}

/** One picture for each head in src/content/heads.ts. */
export const sharePictures: readonly SharePicture[] = [
  {
    name: 'home',
    lines: ['We make ideas', 'that connect,', 'convey, convert'],
    ground: 'ink',
    turn: 900,
  },
  { name: 'branding', lines: ['Branding,', 'from name to site'], ground: 'green', turn: 900 },
  {
    name: 'video-marketing',
    lines: ['Films that make', 'people look'],
    ground: 'forest',
    turn: 880,
  },
  { name: 'about', lines: [agencyHead.title], ground: 'cream', turn: 800 },
  { name: 'careers', lines: [careersHead.title], ground: 'green', turn: 860 },
  {
    name: 'brand-audit',
    lines: ['Free brand audit:', 'twenty questions'],
    ground: 'ink',
    turn: 900,
  },
  { name: 'contact', lines: [contactWords.title], ground: 'green', turn: 880 },
  { name: 'success', lines: [successWords.title], ground: 'cream', turn: 720 },
  { name: 'faq', lines: ['You’ve got queries.', 'We’ve got ideas.'], ground: 'forest', turn: 920 },
  { name: 'privacy-policy', lines: [policyWords.title], ground: 'cream', turn: 880 },
  { name: '404', lines: ['404'], ground: 'ink', turn: 620 },
];

/** Colours of text and line on each background. */
export const grounds = {
  ink: { ground: colors.ink, text: colors.cream, line: colors.green, dot: colors.cream },
  forest: { ground: colors.forest, text: colors.cream, line: colors.green, dot: colors.cream },
  green: { ground: colors.green, text: colors.ink, line: colors.ink, dot: colors.cream },
  cream: { ground: colors.cream, text: colors.ink, line: colors.green, dot: colors.ink },
} as const;
