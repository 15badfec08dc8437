import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { leaveDraft, radio } from '../fill-audit';
import { renderRoute } from '../render-route';

const open = async () => {
  const view = renderRoute(paths.brandAudit);
  await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
  return view;
};

/** Stores these answers as another tab does, with or without notice to this tab. */
const answerElsewhere = (letters: string, { isTold }: { isTold: boolean }) => {
  const details = sessionStorage.getItem('brand-audit-details');
  leaveDraft(letters);
  // Each tab has its own details.
  if (details === null) sessionStorage.removeItem('brand-audit-details');
  else sessionStorage.setItem('brand-audit-details', details);
  const key = 'brand-audit-answers';
  if (isTold)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
};

const kept = (): unknown =>
  Object(JSON.parse(localStorage.getItem('brand-audit-answers') ?? '{}')).answers;

describe('in two tabs, the audit', () => {
  it('shows the answers of the other tab, the later answer to each question', async () => {
    await open();
    radio(1, 'a').click();
    radio(2, 'a').click();
    answerElsewhere('acb', { isTold: true });
    await waitFor(() => expect(radio(3, 'b')).toBeChecked());
    expect(radio(1, 'a')).toBeChecked();
    expect(radio(2, 'c')).toBeChecked();
    expect(document.querySelector('[data-progress] output')).toHaveTextContent('3 of 20 answered');
  });

  it('keeps the other tab’s answers when it stores its own', async () => {
    await open();
    radio(1, 'a').click();
    answerElsewhere('acbca', { isTold: false });
    radio(1, 'b').click();
    radio(20, 'c').click();
    expect(kept()).toEqual({
      'q-1': 'b',
      'q-2': 'c',
      'q-3': 'b',
      'q-4': 'c',
      'q-5': 'a',
      'q-20': 'c',
    });
  });

  it('keeps its entries when the other tab is sent or cleared', async () => {
    await open();
    radio(1, 'a').click();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'brand-audit-answers' }));
    radio(2, 'b').click();
    expect(radio(1, 'a')).toBeChecked();
    expect(kept()).toEqual({ 'q-1': 'a', 'q-2': 'b' });
  });
});
