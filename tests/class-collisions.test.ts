import { expect, it } from 'vitest';
import { collisions } from './class-collisions';

// Every page test asks this of the document that it leaves (tests/setup.ts).
it.each([
  ['transition-colors transition-rows', 1],
  ['text-h3 text-h4', 1],
  ['rounded-turn rounded-card', 1],
  ['duration-open duration-tap', 1],
  ['glyph-plus bg-ink', 1],
  ['border-line border-2', 1],
  ['inset-ring-thin inset-ring-2', 1],
  ['max-md:hover:z-tab hover:max-md:z-b', 1],
  ['text-h3 text-ink leading-none', 0],
  ['border-line border-ink', 0],
  ['inset-ring-thin inset-ring-current', 0],
  ['px-4 pl-margin', 0],
  ['opacity-0 hover:opacity-100', 0],
])('of "%s" collide: %i', (classes, count) => {
  expect(collisions(classes)).toHaveLength(count);
});
