import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import {
  brandingServices,
  budgetsFor,
  detailedFields,
  projectTypes,
  shortFields,
  videoServices,
} from '@/content/enquiry';
import { faqFilters } from '@/content/faq';
import { faqItems } from '@/content/faq-items';
import { messages as fixed } from '@/content/messages';
import { newsletterFields } from '@/content/newsletter';
import { auditSchema } from '@/features/brand-audit/schema';
import { minFillTime } from '@/lib/submission-headers';
import { schemaOf } from '@/lib/schema-fields';
import { maxLengths, messages } from '@/lib/validation';
import { durations } from '@/motion/tokens';
import { pillBoundsFor } from '@/physics/pill-bounds';
import { pillPhysics } from '@/physics/world-bodies';
import config, { colors } from '../tailwind.config';

// Values, keys and constants that are fixed; the pages' fixed texts are in tests/pages/specification.test.tsx.

const words = (text: string) => text.trim().split(/\s+/);
const list = (text: string) => text.split(', ');
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);
const labelsOf = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

const keysOf = ({ fields }: { fields: object }) => Object.keys(fields);

it('the bodies have these keys', () => {
  expect(keysOf(schemaOf(shortFields))).toEqual(
    words('name email organizationName contact projectDescription page createdAt'),
  );
  expect(keysOf(schemaOf(detailedFields))).toEqual(
    words(`name email country contact organizationName projectType budget projectDescription
      serviceVertical subscribeToNewsletter createdAt`),
  );
  expect(keysOf(auditSchema)).toEqual([
    ...Array.from({ length: 20 }, (_, index) => `q-${index + 1}`),
    ...words(`first-name last-name designation email linkedin company website numberOfEmployee
      industry contact newsletter`),
  ]);
  expect(keysOf(schemaOf(newsletterFields))).toEqual(words('firstName email createdAt'));
});

it('the choices of the detailed form have these values and labels', () => {
  expect(valuesOf(projectTypes)).toEqual(['one-time', 'recurring', 'complex']);
  expect(labelsOf(projectTypes)).toEqual(
    list('One-time Project, On-going/Recurring Project, Complex Project'),
  );
  expect(valuesOf(brandingServices)).toEqual(
    words(`brand-identity brand-creation brand-strategy brand-refresh brand-expansion brand-pivot
      brand-reposition brand-merger rebranding brand-film brand-other`),
  );
  expect(brandingServices.at(-1)?.label).toBe('Other');
  expect(valuesOf(videoServices)).toEqual(
    words(`animation photography-and-video web-ad-oriented-graphics hype-and-sizzle-reels
      animated-explainer-videos produce-launch-promos motion-graphics-ad-videos
      social-media-content-creation`),
  );
  expect(valuesOf(budgetsFor('IN'))).toEqual(
    words('<3lac 3-10lac 10-50lac 50lac-1cr >1cr not-sure'),
  );
  expect(labelsOf(budgetsFor('IN')).join()).toBe(
    'Below 3 Lacs,3 Lacs - 10 Lacs,10 Lacs - 50 Lacs,50 Lacs - 1 Cr,1 Cr and above,I am not sure!',
  );
  expect(valuesOf(budgetsFor('GB'))).toEqual(
    words('<$10k $10k-$50k $50k-$100k $100k-$250k >$250k not-sure'),
  );
});

it('questions and filters are as many as specified', () => {
  expect(auditQuestions.map(({ questionId }) => questionId)).toEqual(
    Array.from({ length: 20 }, (_, index) => `q-${index + 1}`),
  );
  expect([...faqFilters]).toEqual([
    ['branding', 'BRANDING'],
    ['web-solution', 'WEB SOLUTIONS'],
    ['video-marketing', 'VIDEO MARKETING'],
    ['marketing', 'MARKETING'],
  ]);
  const leastItems = { BRANDING: 10, 'WEB SOLUTIONS': 6, 'VIDEO MARKETING': 9, MARKETING: 8 };
  for (const [wanted, least] of Object.entries(leastItems))
    expect(faqItems.filter(({ category }) => category === wanted).length).toBeGreaterThanOrEqual(
      least,
    );
  // Keys are anchors.
  expect(new Set(faqItems.map(({ key }) => key)).size).toBe(faqItems.length);
});

it('the messages read so', () => {
  expect(messages).toMatchObject({
    required: 'This field is required',
    invalidEmail: 'Please enter valid email',
    invalidUrl: 'Please enter a valid URL',
    invalidPhone: 'Please enter valid phone number',
  });
  expect(fixed).toMatchObject({
    pleaseWait: 'Please Wait',
    shortSuccess: 'The form is submitted successfully. Expect a response from our team very soon!',
  });
});

it('the constants have these values', () => {
  expect(colors).toMatchObject({ green: '#00BE2A', cream: '#F7F5EE' });
  expect(readFileSync('index.html', 'utf8')).toMatch(/lang="en"[^]+-color" content="#F7F5EE"/);
  expect(config.theme.zIndex).toMatchObject({
    hero: '100',
    b: '200',
    submenu: '900',
    header: '1000',
    footer: '1000',
    tab: '1001',
  });
  expect(durations).toMatchObject({ menu: 300, header: 350, reveal: 1000 });
  expect(pillPhysics).toEqual({ density: 0.09, friction: 0.009, sleepThreshold: 50 });
  expect(pillBoundsFor({ width: 1440, height: 769, side: 80 }).pill).toMatchObject({
    width: 170,
    height: 47,
  });
  expect(minFillTime).toBe(2500);
  expect(maxLengths).toEqual({ text: 120, email: 254, contact: 1000, url: 2048, brief: 5000 });
});
