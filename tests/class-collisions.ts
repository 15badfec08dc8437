import { extendTailwindMerge } from 'tailwind-merge';
import config from '../tailwind.config';

const { theme } = config;
const glyphs = ['plus', 'arrow', 'out', 'pause', 'play', 'tick'];

/** Knows which utilities set the same property; taught the names of the project's own tokens. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: Object.keys(theme.extend.animation),
      container: Object.keys(theme.extend.maxWidth),
      ease: Object.keys(theme.transitionTimingFunction),
      radius: Object.keys(theme.borderRadius),
      spacing: Object.keys(theme.spacing),
      text: Object.keys(theme.fontSize),
    },
    classGroups: {
      'bg-color': [{ glyph: glyphs }],
      'border-w': [{ border: ['line'] }],
      'border-w-x': [{ 'border-x': ['line'] }],
      'border-w-y': [{ 'border-y': ['line'] }],
      'border-w-t': [{ 'border-t': ['line'] }],
      'border-w-r': [{ 'border-r': ['line'] }],
      'border-w-b': [{ 'border-b': ['line'] }],
      'border-w-l': [{ 'border-l': ['line'] }],
      duration: [{ duration: Object.keys(theme.transitionDuration) }],
      'font-family': [{ font: Object.keys(theme.fontFamily) }],
      'grid-rows': [{ 'grid-rows': Object.keys(theme.extend.gridTemplateRows) }],
      'inset-ring-w': [{ 'inset-ring': Object.keys(theme.extend.ringWidth) }],
      'ring-w': [{ ring: Object.keys(theme.extend.ringWidth) }],
      shadow: [{ 'page-end': Object.keys(theme.colors) }],
      w: [{ 'w-cols': [(count: string) => Number(count) > 0] }],
      z: [{ z: Object.keys(theme.zIndex) }],
    },
  },
});

const known = new Map<string, readonly string[]>();

/**
 * @param classes what one element carries
 * @returns the pairs of utilities that set the same property under the same condition: one of them wins in silence. A
 *   side that refines its shorthand (`px-4 pl-2`) is no such pair.
 */
export const collisions = (classes: string): readonly string[] => {
  const seen = known.get(classes);
  if (seen) return seen;
  const names = [...new Set(classes.split(/\s+/))];
  const kept = new Set(merge(names).split(' '));
  const isLost = (one: string, other: string) => merge([one, other]) === other;
  const found = names
    .filter((name) => name && !kept.has(name))
    .flatMap((lost) =>
      names
        .filter((name) => name !== lost && isLost(lost, name) && isLost(name, lost))
        .map((name) => `${lost} and ${name}`),
    );
  known.set(classes, found);
  return found;
};

/** @returns the collisions on the elements of the document, each with the classes that it is among, once. */
export const collisionsInDocument = () => {
  const elements = [...document.querySelectorAll('[class]')];
  const lists = new Set(elements.map((element) => element.getAttribute('class') ?? ''));
  return [...lists].flatMap((classes) =>
    collisions(classes).map((pair) => `${pair} in "${classes}"`),
  );
};
