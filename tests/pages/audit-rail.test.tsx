import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pieceLength } from '@/lib/answer-line';
import { paths } from '@/lib/paths';
import { leaveDraft, radio } from '../fill-audit';
import { renderRoute } from '../render-route';

const open = async () => {
  const view = renderRoute(paths.brandAudit);
  await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
  return view;
};

const rail = () => within(screen.getByRole('navigation', { name: 'Questions' }));
const placeLink = (number: number, said: string) =>
  rail().getByRole('link', { name: `Question ${number}, ${said}` });
/** Lengths of the pieces on one drawing of the rail. */
const pieces = (ground: string) =>
  [...document.querySelectorAll(`[data-rail="${ground}"] .rail-piece`)].map((piece) =>
    Number(piece.getAttribute('height')),
  );
const sentence = (after: number) =>
  document.querySelector(`[data-sentence="${after}"]`)?.textContent.trim();
const announced = (text: string) => screen.queryByText(text, { selector: 'output' });

describe('the rail', () => {
  it('draws each answer as the report will, in the colours of each section', async () => {
    leaveDraft('abc');
    await open();
    const lengths = await waitFor(() => {
      const drawn = pieces('cream');
      expect(drawn).toHaveLength(2 * 3);
      return drawn.slice(0, 3);
    });
    const [whole = 0, half = 0, dot = 0] = lengths;
    expect(half).toBe(pieceLength(1, whole, dot));
    expect(pieces('forest')).toEqual(lengths);
    expect(pieces('sand')).toEqual(lengths);
  });

  it('changes a piece with its answer', async () => {
    leaveDraft('c');
    const { user } = await open();
    const [dot = 0] = pieces('forest');
    await user.click(radio(1, 'a'));
    await waitFor(() => expect(pieces('forest')[0]).toBeGreaterThan(2 * dot));
  });

  it('says each answer on its link, stops tab at the next open place and moves by arrows', async () => {
    leaveDraft('abc');
    const { user } = await open();
    placeLink(1, 'strong');
    placeLink(2, 'partly there');
    placeLink(3, 'missing');
    const next = placeLink(4, 'not answered');
    expect(
      rail()
        .getAllByRole('link')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([next]);
    next.focus();
    await user.keyboard('{ArrowUp}');
    expect(placeLink(3, 'missing')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(placeLink(20, 'not answered')).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(radio(1, 'a')).toHaveFocus();
    expect(next.tabIndex).toBe(0);
  });
});

describe('the sentence after an act', () => {
  it('shows and is announced once its last answer is given', async () => {
    leaveDraft('ababa');
    const { user } = await open();
    expect(sentence(6)).toBe('');
    await user.click(radio(6, 'b'));
    const text = 'Your name holds. Your reason, only half.';
    expect(sentence(6)).toBe(text);
    expect(announced(text)).not.toBeNull();
    // A changed answer changes the row; it is announced once.
    const coords = { pageX: 300, pageY: 600 };
    await user.pointer({ target: radio(3, 'c'), keys: '[MouseLeft]', coords });
    expect(sentence(6)).toBe('Your map of rivals holds. Your name doesn’t, yet.');
    expect(announced(text)).not.toBeNull();
  });

  it('shows after a reload without being announced, even for all twenty', async () => {
    leaveDraft('ababababbcacbbbabccb');
    const { user } = await open();
    await waitFor(() => expect(sentence(20)).toBe('Your name holds. Your way in doesn’t, yet.'));
    expect(sentence(14)).toBe('Your voice holds. Your pages don’t, yet.');
    await user.click(radio(1, 'b'));
    expect(announced('Your voice holds. Your pages don’t, yet.')).toBeNull();
  });

  it('waits after the last act for all twenty', async () => {
    leaveDraft('a-aaaaaaaaaaaaaaaaaa');
    await open();
    await waitFor(() => expect(sentence(14)).not.toBe(''));
    expect(sentence(6)).toBe('');
    expect(sentence(20)).toBe('');
  });
});
