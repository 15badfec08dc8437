import { expect, it } from 'vitest';
import config from '../tailwind.config';
import { collisions } from './class-collisions';

const { theme } = config;

// Every page test asks this of the document that it leaves (tests/setup.ts).
it.each([
  ['transition-colors transition-[translate]', 1],
  ['text-h3 text-h4', 1],
  ['rounded-turn rounded-card', 1],
  ['duration-open duration-tap', 1],
  ['glyph-plus bg-ink', 1],
  ['max-md:hover:z-tab hover:max-md:z-b', 1],
  ['text-h3 text-ink leading-none', 0],
  ['border-line border-ink', 0],
  ['inset-ring-thin inset-ring-current', 0],
  ['px-4 pl-margin', 0],
  ['opacity-0 hover:opacity-100', 0],
])('of "%s" collide: %i', (classes, count) => {
  expect(collisions(classes)).toHaveLength(count);
});

it.each([
  ['text-', '[10px]', theme.fontSize],
  ['rounded-', '[10px]', theme.borderRadius],
  ['border-', '[10px]', { line: '', 2: '' }],
  ['p-', '10', theme.spacing],
  ['h-', '10', theme.spacing],
  ['gap-', '10', theme.spacing],
  ['duration-', '[10ms]', theme.transitionDuration],
  ['ease-', '[steps(2)]', theme.transitionTimingFunction],
  ['animate-', '[x]', { quarters: '', drop: '' }],
  ['max-w-', '[10px]', theme.extend.maxWidth],
  ['grid-rows-', '2', theme.extend.gridTemplateRows],
  ['inset-ring-', '2', theme.extend.ringWidth],
  ['transition-', 'colors', theme.extend.transitionProperty],
  ['z-', '2', theme.zIndex],
])('every token of the theme after %s is known', (prefix, other, tokens) => {
  const names = Object.keys(tokens).filter((name) => name !== 'DEFAULT');
  const unknown = names.filter(
    (name) => collisions(`${prefix}${other} ${prefix}${name}`).length === 0,
  );
  expect(unknown).toEqual([]);
});
