import { expect, it } from 'vitest';
import config from '../../tailwind.config';
import { cn } from './cn';

const { theme } = config;

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
])('%s knows every token of the theme', (prefix, other, tokens) => {
  for (const token of Object.keys(tokens).filter((name) => name !== 'DEFAULT')) {
    expect(cn(`${prefix}${other} ${prefix}${token}`)).toBe(`${prefix}${token}`);
    expect(cn(`${prefix}${token} ${prefix}${other}`)).toBe(`${prefix}${other}`);
  }
});

it.each([
  ['text-h3 text-ink leading-none', 'text-h3 text-ink leading-none'],
  ['border-line border-ink', 'border-line border-ink'],
  ['inset-ring-thin inset-ring-current', 'inset-ring-thin inset-ring-current'],
  ['px-4 pl-margin', 'px-4 pl-margin'],
  ['pl-margin px-4', 'px-4'],
  ['h-9 max-md:h-8 h-8', 'max-md:h-8 h-8'],
])('of "%s" stays "%s"', (classes, kept) => expect(cn(classes)).toBe(kept));
