import { afterEach, expect, it } from 'vitest';
import { readEarlyTyping } from './early-typing';

afterEach(() => document.body.replaceChildren());

it('reads the filled fields of a form that no script has wired yet', () => {
  document.body.innerHTML =
    '<form class="early"><input name="name" /><input name="email" /><textarea name="brief"></textarea></form>';
  const [name, brief] = document.querySelectorAll<HTMLInputElement>('[name=name], [name=brief]');
  if (name) name.value = 'A. Founder';
  if (brief) brief.value = 'Two\nlines';
  expect(readEarlyTyping('.early')).toEqual({ name: 'A. Founder', brief: 'Two\nlines' });
});

it('reads nothing where there is no form', () => {
  expect(readEarlyTyping('.early')).toEqual({});
});
