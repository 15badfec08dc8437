import { act, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useEarlyInput } from './use-early-input';

afterEach(() => document.body.replaceChildren());

const field = () => document.querySelector('input');
const read = () => ({ name: field()?.value ?? '' });

/** Stands for the visitor, who types on between the rendering of the form and the wiring of its fields. */
function Visitor() {
  const input = field();
  if (input) input.value = 'A. Founder';
  return null;
}

const wire = (input: HTMLInputElement) => {
  input.value = '';
};

function Form() {
  const takeEarly = useEarlyInput(read);
  const [taken] = useState<unknown[]>([]);
  useLayoutEffect(() => {
    taken.push(takeEarly(), takeEarly());
    document.body.dataset['taken'] = JSON.stringify(taken);
  }, [taken, takeEarly]);
  return (
    <form>
      <input ref={wire} />
      <Visitor />
    </form>
  );
}

it('is read in the moment the fields are wired, and handed over once', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  await act(() => hydrateRoot(root, <Form />));
  expect(field()?.value).toBe('');
  expect(document.body.dataset['taken']).toBe('[{"name":"A. Founder"},null]');
});
