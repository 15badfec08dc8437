import { twMerge as merge } from '@/ui/cn';

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
