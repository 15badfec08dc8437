import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { key: 'one', title: 'First?', panel: 'Yes.' },
  { key: 'two', title: 'Second?', panel: 'No.' },
];

function Questions() {
  const [open, setOpen] = useState<string | null>('one');
  return <Accordion items={items} open={open} onOpenChange={setOpen} />;
}

const answerOf = (name: string) =>
  document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-controls') ?? '');

it('takes over the answer that the browser found before hydration', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Questions />);
  await import('@/inline/pre-hydration');
  fireEvent(
    document.getElementById('two-answer') ?? page,
    new Event('beforematch', { bubbles: true }),
  );
  expect(screen.getByRole('button', { name: 'Second?', expanded: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'First?', expanded: false })).toBeVisible();
  render(<Questions />, { container: page, hydrate: true });
  expect(screen.getByRole('button', { name: 'Second?', expanded: true })).toBeVisible();
  expect(answerOf('Second?')).not.toHaveAttribute('hidden');
  expect(answerOf('First?')).toHaveAttribute('hidden', 'until-found');
  expect(document.querySelectorAll('[data-open]')).toHaveLength(1);
  page.remove();
});
