import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
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

it('hides a row as until-found, and opens it when the browser finds a text in its question', () => {
  const onOpenChange = vi.fn<(key: string | null) => void>();
  const hidden = items.map((item) => ({ ...item, isHidden: item.key === 'two' }));
  render(<Accordion items={hidden} open="one" onOpenChange={onOpenChange} />);
  const row = document.getElementById('two');
  expect(row).toHaveAttribute('hidden', 'until-found');
  expect(document.getElementById('one')).not.toHaveAttribute('hidden');
  fireEvent(row ?? document, new Event('beforematch', { bubbles: true }));
  expect(onOpenChange).toHaveBeenCalledWith('two');
});

it('takes over the answer that the browser found before hydration', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Questions />);
  await import('@/inline/pre-hydration');
  const answer = document.getElementById('two-answer');
  fireEvent(answer ?? page, new Event('beforematch', { bubbles: true }));
  expect(screen.getByRole('button', { name: 'Second?', expanded: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'First?', expanded: false })).toBeVisible();
  render(<Questions />, { container: page, hydrate: true });
  expect(screen.getByRole('button', { name: 'Second?', expanded: true })).toBeVisible();
  expect(answerOf('Second?')).not.toHaveAttribute('hidden');
  expect(answerOf('First?')).toHaveAttribute('hidden', 'until-found');
  expect(document.querySelectorAll('[data-open]')).toHaveLength(1);
  page.remove();
});

it('keeps closed answers for find in page, and opens the one it reaches', () => {
  render(<Questions />);
  expect(answerOf('First?')).not.toHaveAttribute('hidden');
  expect(answerOf('Second?')).toHaveAttribute('hidden', 'until-found');
  fireEvent(answerOf('Second?') ?? document, new Event('beforematch', { bubbles: true }));
  expect(answerOf('Second?')).not.toHaveAttribute('hidden');
  expect(answerOf('First?')).toHaveAttribute('hidden', 'until-found');
});
