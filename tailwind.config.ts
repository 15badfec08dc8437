import plugin from 'tailwindcss/plugin';
import type { Config } from 'tailwindcss';
import { breakpoints } from './src/lib/windows';
import { cssEasing, durations, easings } from './src/motion/tokens';

const ink = '#0B1A10';
const cream = '#F7F5EE';

/** The design tokens, once: Tailwind's theme, and what drawings, films and the report read. */
export const colors = {
  green: '#00BE2A',
  cream,
  ink,
  forest: '#0A3D1B',
  moss: '#0B6B26',
  mint: '#BFEFC4',
  dew: '#E4F4E0',
  sand: '#E9E4D4',
  white: '#FFFFFF',
  stone: '#56625A',
  'control-edge': '#7B867E',
  sage: '#A9BBAC',
  marigold: '#FFB82E',
  coral: '#FF8063',
  error: '#B3261E',
  'error-tint': '#FBE9E5',
  /** Clients' marks at rest. */
  logo: '#68736B',
  /** 16 % and 20 % of them. */
  hair: `${ink}29`,
  'hair-inv': `${cream}33`,
} as const;

/** Colours that follow the ground they lie on; `on-ink`, `on-forest` and `on-green` set them (styles/utilities.css). */
const groundColors = {
  /** Secondary text. */
  muted: 'var(--muted)',
  /** The focus ring. */
  ring: 'var(--ring)',
  /** The one green piece of a drawing. */
  piece: 'var(--piece)',
  /** Outline of a control. */
  edge: 'var(--edge)',
};

const fonts = {
  display: '"Gloock", "Gloock Fallback", "Times New Roman", serif',
  body: '"Outfit", "Outfit Fallback", "Century Gothic", "Avenir Next", sans-serif',
};

/**
 * Room that shrinks with the window: `mb-fluid-22` is `mb-22` in wide windows, and below them what is over 16 px of it
 * shrinks by `--fluid`.
 */
const fluid = Object.fromEntries(
  Array.from({ length: 65 }, (_, index) => 5 + index / 2).map((step) => [
    `fluid-${step}`,
    `calc(16px + ${step * 4 - 16}px * var(--fluid))`,
  ]),
);

/** Steps of 4 px, and the measures that have a name. */
const spacing = {
  DEFAULT: '4px',
  ...fluid,
  /** Thickness of the line. */
  line: 'var(--line)',
  header: 'var(--header-h)',
  /** Height of a small control; as large as the line is thick at its thickest. */
  control: '47px',
  /** Thickness of a hairline, where a piece draws it. */
  hair: '1.5px',
  /** Between a cut end and the next piece: 0.22 of the line. */
  cut: 'var(--cut)',
  /** The dot in a pill or a mark as high as the line. */
  dot: 'calc(var(--line) * 0.574)',
  /** Outer radius of the line's half and quarter turn, and twice its thickness. */
  bend: 'calc(var(--line) * 2.5)',
  quarter: 'calc(var(--line) * 1.75)',
  turn: 'calc(var(--line) * 2)',
  section: 'var(--section)',
  margin: 'var(--margin)',
  gutter: 'var(--gutter)',
  /** Around what a card holds. */
  card: 'var(--card)',
  /** Around what a form or a large card holds. */
  panel: 'var(--panel)',
  /** From the header to a page’s heading. */
  hero: 'var(--hero)',
  /** From the edge of the window to the content. */
  side: 'var(--side)',
  /** From the edge of the window to a line that runs down beside the content. */
  hang: 'var(--hang)',
  /** From there to the content: in small windows, else nothing. */
  overhang: 'calc(var(--side) - var(--hang))',
};

/** A turn is two lines, the corner of a section four. */
const radii = {
  full: '999px',
  field: '14px',
  /** A checkbox, and the focus ring of a text. */
  small: '8px',
  card: '24px',
  control: spacing.control,
  turn: spacing.turn,
  bend: spacing.bend,
  quarter: spacing.quarter,
  section: 'calc(var(--line) * 4)',
};

type FontSize = [string, { lineHeight: string; letterSpacing?: string; fontWeight?: string }];
const size = (
  height: number | string,
  lineHeight: number,
  letterSpacing?: string,
  fontWeight?: string,
): FontSize => [
  typeof height === 'number' ? `${height}px` : height,
  {
    lineHeight: String(lineHeight),
    ...(letterSpacing && { letterSpacing }),
    ...(fontWeight && { fontWeight }),
  },
];

/** Named type styles; h1 to h4, the numeral and the two above it are set in `font-display`. */
const fontSizes = {
  h1: size('var(--size-h1)', 1.02, '-0.015em', '400'),
  h3: size('var(--size-h3)', 1.1, '-0.01em', '400'),
  h4: size('var(--size-h4)', 1.16, '-0.005em', '400'),
  h5: size(20, 1.3, '-0.005em', '600'),
  lead: size('var(--size-lead)', 1.5),
  /** Between body and lead: terms, names, a date. */
  large: size(20, 1.3),
  body: size(18, 1.55),
  /** Buttons, fields and what is as large as they. */
  control: size(17, 1.4),
  small: size(16, 1.5),
  /** Hints, messages, tags. */
  note: size(15, 1.35),
  /** Small print beside larger text: a unit, a caption, a date. */
  fine: size(14, 1.4),
  /** Inside a drawing or a badge. */
  tiny: size(12, 1.2),
  label: size(13, 1.2, '0.06em', '600'),
  num: size('var(--size-num)', 0.9, '-0.03em', '400'),
  /** Above 96 px: one per page, a number or a single word. */
  d2: size('var(--size-d2)', 0.74, '-0.03em', '400'),
  d3: size('var(--size-d3)', 0.72, '-0.035em', '400'),
  /** The audit report's headline and total. */
  report: size('var(--size-report)', 1.04, '-0.015em', '400'),
  score: size('var(--size-score)', 0.74, '-0.04em', '400'),
};

/** What the width of the window changes: the line, the room around things, and the large type. */
const wide = {
  fluid: '1',
  line: '47px',
  cut: '10px',
  /** 10.5 units of 8 px (docs/rules.md#visual-constants). */
  'header-h': '84px',
  section: '120px',
  margin: '80px',
  gutter: '24px',
  card: '40px',
  panel: '56px',
  hero: '96px',
  max: '1600px',
  wrap: 'min(100vw - 2 * var(--margin), var(--max))',
  side: 'max(var(--margin), calc((100vw - var(--max)) / 2))',
  hang: 'var(--side)',
  'size-h1': '70px',
  'size-h3': '40px',
  'size-h4': '28px',
  'size-num': '96px',
  'size-d2': '188px',
  'size-d3': '280px',
  'size-report': '52px',
  'size-score': '232px',
  'size-lead': '22px',
};

/** Under 1360 px, on paper too. */
const compact = { margin: '64px', section: '112px', 'size-d2': '164px', 'size-d3': '248px' };

const narrow: Readonly<Partial<Record<keyof typeof breakpoints, Record<string, string>>>> = {
  'max-xl': {
    fluid: '0.875',
    section: '104px',
    margin: '48px',
    card: '32px',
    panel: '48px',
    hero: '104px',
    'size-h1': 'clamp(36px, 25.5px + 3.48vw, 70px)',
    'size-h3': 'clamp(28px, 26px + 1.09vw, 40px)',
    'size-h4': 'clamp(24px, 22.4px + 0.44vw, 28px)',
    'size-num': 'clamp(62px, 51.5px + 3.48vw, 96px)',
    'size-d2': '140px',
    'size-d3': '180px',
    'size-report': '44px',
    'size-score': '180px',
  },
  'max-md': {
    fluid: '0.625',
    line: '36px',
    cut: '8px',
    'header-h': '72px',
    section: '96px',
    margin: '32px',
    gutter: '20px',
    panel: '40px',
    'size-report': '38px',
    'size-score': '150px',
    'size-lead': '20px',
  },
  'max-sm': {
    fluid: '0.5',
    line: '28px',
    cut: '6px',
    'header-h': '64px',
    section: '72px',
    margin: 'clamp(16px, 10vw - 16px, 20px)',
    gutter: '16px',
    card: '24px',
    panel: '20px',
    hero: '80px',
    hang: '8px',
    'size-d2': '96px',
    'size-d3': '140px',
    'size-report': '30px',
    'size-score': '124px',
    'size-lead': '19px',
  },
};

/** Layers (docs/rules.md#visual-constants). */
const layers = {
  hero: '100',
  b: '200',
  submenu: '900',
  header: '1000',
  footer: '1000',
  /** Over the footer too: it is there on every screenful. */
  tab: '1001',
};

const named = (prefix: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${prefix}${name}`, value]));

const milliseconds = Object.fromEntries(
  Object.entries(durations).map(([name, ms]) => [name, `${ms}ms`]),
);
const curves = Object.fromEntries(
  Object.entries(easings).map(([name, points]) => [name, cssEasing(points)]),
);

export default {
  theme: {
    colors: { ...colors, ...groundColors, transparent: 'transparent', current: 'currentColor' },
    spacing,
    borderRadius: radii,
    borderWidth: { DEFAULT: '1.5px', 0: '0px', 2: '2px', 3: '3px', line: spacing.line },
    fontFamily: { display: fonts.display, body: fonts.body },
    fontSize: fontSizes,
    zIndex: layers,
    transitionDuration: { DEFAULT: milliseconds['hover'] ?? '', ...milliseconds },
    transitionTimingFunction: { DEFAULT: 'ease', linear: 'linear', ...curves },
    screens: {
      /** From these widths on, on the screen only: what narrower windows and paper do without. */
      sm: { raw: 'screen and (min-width: 600px)' },
      md: { raw: 'screen and (min-width: 960px)' },
      lg: { raw: 'screen and (min-width: 1100px)' },
      xl: { raw: 'screen and (min-width: 1280px)' },
      compact: { max: '1359px' },
      wide: '1760px',
      low: { raw: '(max-height: 800px)' },
      squat: { raw: '(max-height: 759.98px)' },
      /** Room for the audit's rail in the margin. */
      upright: { raw: 'screen and (min-width: 1280px) and (min-height: 640px)' },
      ...Object.fromEntries(Object.entries(breakpoints).map(([name, raw]) => [name, { raw }])),
    },
    extend: {
      /** Of body text, for other sizes of it. */
      lineHeight: { body: '1.55' },
      maxWidth: { prose: '34em', display: '1024px' },
      // As the named sizes have it, for others. Headings in capitals: tracked as tightly, their letters would touch.
      letterSpacing: { caps: '0.01em', h1: '-0.015em', h3: '-0.01em', h4: '-0.005em' },
      // A row that opens and shuts, its height with it.
      // The second of three: at the top, or in the middle. On the way the free room shrinks; by 7 it moves evenly all the same.
      gridTemplateRows: {
        open: '1fr',
        shut: '0fr',
        upper: '0fr auto 7fr',
        middle: '1fr auto 1fr',
      },
      transitionProperty: { rows: 'grid-template-rows' },
      ringWidth: { thin: '1.5px' },
      // Measured in em, so that large text counts as little room: under these, columns stand one below the other.
      containers: { roomy: '62em', ample: '69em' },
    },
  },
  plugins: [
    plugin((api) => {
      api.addBase({
        ':root': {
          ...named('', colors),
          ...named('', fonts),
          ...named('r-', { bend: radii.bend, section: radii.section }),
          ...named('t-', milliseconds),
          ...named('ease-', curves),
          ...named('', wide),
        },
        '@media (max-width: 1359px)': { ':root': named('', compact) },
        // From 1840 px on, --max caps the content at 1600.
        '@media (min-width: 1760px)': { ':root': { '--margin': '120px', '--gutter': '32px' } },
        ...Object.fromEntries(
          (['max-xl', 'max-md', 'max-sm'] as const).map((breakpoint) => [
            `@media ${breakpoints[breakpoint]}`,
            // The gate is drawn for narrow windows as it is.
            { ':root:not([data-gated])': named('', narrow[breakpoint] ?? {}) },
          ]),
        ),
      });
    }),
  ],
} satisfies Config;
