import plugin from 'tailwindcss/plugin';
import type { Config } from 'tailwindcss';
import { durations, easings } from './src/motion/tokens';

/**
 * The design tokens, once. Tailwind turns them into utilities; the plugin below writes the same values as CSS
 * variables for the stylesheets that sit beside the components.
 */
export const colors = {
  green: '#00BE2A',
  cream: '#F7F5EE',
  ink: '#0B1A10',
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
  hair: 'rgb(11 26 16 / 16%)',
  'hair-inv': 'rgb(247 245 238 / 20%)',
} as const;

const fonts = {
  display: '"Gloock", "Gloock Fallback", "Times New Roman", serif',
  body: '"Outfit", "Outfit Fallback", "Century Gothic", "Avenir Next", sans-serif',
};

/** Steps of the 8 px unit. `header` is 10.5 units (specification 9). */
const spacing = {
  0: '0px',
  1: '8px',
  '1.5': '12px',
  2: '16px',
  3: '24px',
  4: '32px',
  5: '40px',
  6: '48px',
  8: '64px',
  12: '96px',
  18: '144px',
  line: '47px',
  act: '188px',
  header: '84px',
};

const radii = { full: '999px', field: '14px', card: '24px', turn: '94px', act: '188px' };

/** Layers of specification 9. */
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

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: { ...colors, transparent: 'transparent', current: 'currentColor' },
    spacing,
    borderRadius: radii,
    fontFamily: { display: fonts.display, body: fonts.body },
    zIndex: layers,
    screens: { compact: { max: '1359px' }, wide: '1760px' },
  },
  plugins: [
    plugin((api) => {
      api.addBase({
        ':root': {
          ...named('', colors),
          ...named('', fonts),
          ...named('r-', radii),
          ...named('z-', layers),
          ...named(
            't-',
            Object.fromEntries(Object.entries(durations).map(([k, ms]) => [k, `${ms}ms`])),
          ),
          ...named(
            'ease-',
            Object.fromEntries(
              Object.entries(easings).map(([k, p]) => [k, `cubic-bezier(${p.join(', ')})`]),
            ),
          ),
          '--line': spacing.line,
          '--header-h': spacing.header,
          '--act': spacing.act,
          '--section': '144px',
          '--margin': '80px',
          '--gutter': '24px',
          '--max': '1600px',
          '--side': 'max(var(--margin), calc((100vw - var(--max)) / 2))',
        },
        '@media (max-width: 1359px)': { ':root': { '--margin': '64px', '--section': '128px' } },
        // From 1840 px on, --max caps the content at 1600.
        '@media (min-width: 1760px)': { ':root': { '--margin': '120px', '--gutter': '32px' } },
      });
    }),
  ],
} satisfies Config;
