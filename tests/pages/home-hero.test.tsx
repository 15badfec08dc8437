import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nameWords } from '@/content/name-line';
import { nameFragment } from '@/lib/kept-name';
import { paths } from '@/content/pages';
import { setMotionPaused } from '@/motion/motion-switch';
import { setReducedMotion } from '../browser-stubs';
import { openHome, renderRoute } from '../render-route';

/** A name is done after a second. */
const longer = { timeout: 5000 };

it('changes the word every 2400 ms, and shows the first while it is paused', async () => {
  setMotionPaused(true);
  const { user } = await openHome();
  const pause = screen.getByRole('button', { name: /pause the headline/i, pressed: true });
  const word = () => document.querySelector('[data-word="on"]')?.textContent;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.click(pause);
  act(() => void vi.advanceTimersByTime(2399));
  expect(word()).toBe('ideas');
  act(() => void vi.advanceTimersByTime(1));
  expect(word()).toBe('designs');
  act(() => void vi.advanceTimersByTime(2400));
  expect(word()).toBe('strategies');
  await user.click(pause);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(word()).toBe('ideas');
  expect(localStorage.getItem('motion-paused')).toBe('true');
});

it('the 19 pills are picked up and dropped by key and by touch, and never by a swipe', async () => {
  const { user } = await openHome();
  expect(document.querySelectorAll('[data-pill]')).toHaveLength(19);
  const list = within(screen.getByRole('list', { name: 'What we do' }));
  expect(list.getAllByRole('listitem')).toHaveLength(14);
  const game = await screen.findByRole('application');
  act(() => game.focus());
  await user.keyboard('{ArrowRight}');
  expect(document.querySelectorAll('[data-pill][data-chosen="chosen"]')).toHaveLength(1);
  await user.keyboard('{Enter}{ArrowUp}');
  expect(within(game).getByRole('status')).toHaveTextContent(/picked up/);
  await user.keyboard('{Escape}');
  expect(within(game).getByRole('status')).toHaveTextContent(/dropped/);

  const area = document.querySelector<HTMLElement>('[data-pills]');
  const pill = document.querySelector('[data-pill]');
  if (!area || !pill) throw new Error('No pills');
  pill.setPointerCapture = () => undefined;
  const isDragging = () => 'dragging' in area.dataset;
  const finger = { pointerId: 1, pointerType: 'touch', button: 0 };
  const at = (clientX: number, clientY: number) => ({ ...finger, clientX, clientY });
  vi.useFakeTimers();
  fireEvent.pointerDown(pill, at(100, 100));
  fireEvent.pointerMove(pill, at(102, 70));
  fireEvent.pointerCancel(pill, at(102, 70));
  vi.advanceTimersByTime(1000);
  expect(isDragging()).toBe(false);

  fireEvent.pointerDown(pill, at(100, 100));
  vi.advanceTimersByTime(149);
  expect(isDragging()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isDragging()).toBe(true);
  expect(fireEvent.touchMove(pill)).toBe(false);
  fireEvent.pointerUp(pill, at(100, 100));
  expect(isDragging()).toBe(false);
  expect(fireEvent.touchMove(pill)).toBe(true);

  fireEvent.pointerDown(pill, at(100, 100));
  fireEvent.pointerMove(pill, at(112, 103));
  expect(isDragging()).toBe(true);
  fireEvent.pointerUp(pill, at(112, 103));

  fireEvent.pointerDown(pill, { ...at(100, 100), pointerType: 'mouse' });
  expect(isDragging()).toBe(true);
  fireEvent.pointerUp(pill, { ...at(100, 100), pointerType: 'mouse' });
});

it('the pills rest under reduced motion, with nothing to play; a name says that a script has no pieces', async () => {
  setReducedMotion(true);
  const { user } = await openHome();
  const area = () => document.querySelector('[data-pills]');
  await waitFor(() => expect(area()).toHaveAttribute('data-pill-state', 'settled'));
  expect(screen.queryByRole('application')).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: nameWords.label }), '한빛');
  await waitFor(() => expect(screen.getAllByText(nameWords.foreign)).toHaveLength(2));
  expect(document.querySelectorAll('[data-away]')).toHaveLength(0);
});

it('the name on the line is a labelled field that says its hint, and keeps the name in this tab at Enter', async () => {
  const kept = () => sessionStorage.getItem('name');
  const { user } = await openHome();
  const field = await screen.findByRole('textbox', { name: nameWords.label });
  expect(field).toHaveAccessibleDescription(`${nameWords.hint} ${nameWords.privacy}`);
  await user.type(field, 'Löwe & Söhne');
  expect(kept()).toBeNull();
  await user.keyboard('{Enter}');
  expect(kept()).toBe('"Löwe & Söhne"');
  await user.clear(field);
  act(() => field.blur());
  expect(kept()).toBeNull();

  await user.click(field);
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'ㅎ' } });
  await user.keyboard('{Enter}');
  expect(kept()).toBeNull();
  fireEvent.compositionEnd(field);
  await user.keyboard('{Enter}');
  expect(kept()).toBe('"ㅎ"');
});

it('a name that a link brings is written, and is in no form until the visitor touches the field', async () => {
  setReducedMotion(true);
  renderRoute(`${paths.home}${nameFragment('한빛')}`);
  const field = await screen.findByRole('textbox', { name: nameWords.label });
  expect(field).toHaveValue('한빛');
  await waitFor(() => expect(screen.getAllByText(nameWords.foreign)).toHaveLength(2), longer);
  expect(sessionStorage.getItem('name')).toBeNull();
  act(() => field.focus());
  await waitFor(() => expect(sessionStorage.getItem('name')).toBe('"한빛"'), longer);
});

it('a link with a name that is pasted into the open home writes it, and keeps what was kept', async () => {
  setReducedMotion(true);
  sessionStorage.setItem('name', '"Acme"');
  await openHome();
  const field = await screen.findByRole('textbox', { name: nameWords.label });
  expect(field).toHaveValue('Acme');
  act(() => location.assign(nameFragment('한빛')));
  await waitFor(() => expect(field).toHaveValue('한빛'));
  await waitFor(() => expect(screen.getAllByText(nameWords.foreign)).toHaveLength(2), longer);
  expect(sessionStorage.getItem('name')).toBe('"Acme"');
});

it.each([paths.branding, paths.brandAudit])(
  'the name on the line goes along to the company of the form on %s, until it is changed there',
  async (path) => {
    sessionStorage.setItem('name', '"Acme"');
    const { user } = renderRoute(path);
    const field = await screen.findByRole('textbox', { name: /^Company/ });
    await waitFor(() => expect(field).toHaveValue('Acme'));
    await user.clear(field);
    await user.type(field, 'Other');
    expect(sessionStorage.getItem('name')).toBe('"Acme"');
  },
);
