import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

it('opens one at a time, and closes it again', () => {
  render(<Questions />);
  fireEvent.click(screen.getByRole('button', { name: 'Second?', expanded: false }));
  expect(screen.getByRole('button', { name: 'First?', expanded: false })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Second?', expanded: true }));
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
});

it('keeps closed answers for find in page, and opens the one it reaches', () => {
  render(<Questions />);
  expect(answerOf('First?')).not.toHaveAttribute('hidden');
  expect(answerOf('Second?')).toHaveAttribute('hidden', 'until-found');
  fireEvent(answerOf('Second?') ?? document, new Event('beforematch', { bubbles: true }));
  expect(answerOf('Second?')).not.toHaveAttribute('hidden');
  expect(answerOf('First?')).toHaveAttribute('hidden', 'until-found');
});
