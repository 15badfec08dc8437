import { render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { usePreHydrationKey, usePreHydrationInput } from './use-pre-hydration-input';

afterEach(() => document.body.replaceChildren());

const field = () => document.querySelector('input');
const key = 'enquiry';

/** Stands for the visitor, who types on between the rendering of the form and the wiring of its fields. */
function Visitor({ isTyping }: { isTyping: boolean }) {
  const input = field();
  if (input && isTyping) input.value = 'A. Founder';
  return null;
}

const wire = (input: HTMLInputElement | null) => {
  if (input) input.value = '';
};

function Form() {
  const takePreHydrationInput = usePreHydrationInput(key);
  const [taken] = useState<unknown[]>([]);
  const preHydration = usePreHydrationKey(key);
  useLayoutEffect(() => {
    taken.push(takePreHydrationInput(), takePreHydrationInput());
    document.body.dataset['taken'] = JSON.stringify(taken);
  }, [taken, takePreHydrationInput]);
  return (
    <form data-pre-hydration={preHydration}>
      <input name="name" ref={wire} />
      <Visitor isTyping={preHydration !== undefined} />
    </form>
  );
}

it('is read in the moment the fields are wired, and handed over once', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  render(<Form />, { container: root, hydrate: true });
  expect(field()?.value).toBe('');
  expect(document.body.dataset['taken']).toBe('[{"name":"A. Founder"},{}]');
  expect(document.querySelector('form')).not.toHaveAttribute('data-pre-hydration');
});

it('was kept when the page was left before its chunk came', () => {
  sessionStorage.setItem('enquiry-early', '{"name":"A. Founder"}');
  render(<Form />);
  expect(document.body.dataset['taken']).toContain('A. Founder');
  expect(sessionStorage.getItem('enquiry-early')).toBeNull();
});
