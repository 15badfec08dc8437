import { extendTailwindMerge } from 'tailwind-merge';
import config from '../tailwind.config';

const { fontSize, extend } = config.theme;
const any = () => true;

/**
 * Knows which utilities set the same property. Our tokens are read from the theme where Tailwind uses one prefix for two
 * properties (`text-h3` is a size, `text-ink` a colour); elsewhere any name is a token.
 */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: [any],
      ease: [any],
      leading: ['body'],
      radius: [any],
      spacing: [any],
      text: Object.keys(fontSize),
      tracking: [any],
    },
    classGroups: {
      'bg-color': [{ glyph: [any] }],
      'border-w': [{ border: ['line'] }],
      'border-w-x': [{ 'border-x': ['line'] }],
      'border-w-y': [{ 'border-y': ['line'] }],
      'border-w-t': [{ 'border-t': ['line'] }],
      'border-w-r': [{ 'border-r': ['line'] }],
      'border-w-b': [{ 'border-b': ['line'] }],
      'border-w-l': [{ 'border-l': ['line'] }],
      duration: [{ duration: [any] }],
      'grid-rows': [{ 'grid-rows': [any] }],
      'inset-ring-w': [{ 'inset-ring': Object.keys(extend.ringWidth) }],
      'ring-w': [{ ring: Object.keys(extend.ringWidth) }],
      transition: [{ transition: Object.keys(extend.transitionProperty) }],
      z: [{ z: [any] }],
    },
  },
});

const known = new Map<string, readonly string[]>();

/**
 * @param classes the class list of one element
 * @returns the pairs of utilities that set the same property under the same condition, so that one silently wins. A side
 *   that refines its shorthand (`px-4 pl-2`) does not count.
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

/** @returns each collision in the document once, with its class list. */
export const collisionsInDocument = () => {
  const elements = [...document.querySelectorAll('[class]')];
  const lists = new Set(elements.map((element) => element.getAttribute('class') ?? ''));
  return [...lists].flatMap((classes) =>
    collisions(classes).map((pair) => `${pair} in "${classes}"`),
  );
};
