import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { mainFailures, recordPosts } from '../api-outcomes';
import {
  auditField,
  auditAnswers,
  auditDetails,
  auditLetters,
  leaveDraft,
  radio,
  submitButton,
} from '../fill-audit';
import { server } from '../msw';
import { renderRoute } from '../render-route';

const path = '/audit-report/verify-data';
const panel = { name: 'Why is this happening?' };

const open = async () => {
  const view = renderRoute(paths.brandAudit);
  await screen.findByText('Evaluate Your Brand’s Capabilities', { selector: 'h1' });
  return view;
};

describe('a whole audit', () => {
  it('sends exactly the keys of the contract', async () => {
    const posts = recordPosts(path);
    leaveDraft();
    const { user, address } = await open();
    await user.click(screen.getByRole('checkbox'));
    await user.click(submitButton());
    await waitFor(() => expect(address()).toBe(paths.success));
    const expected = { ...auditAnswers(), ...auditDetails, newsletter: true };
    expect(posts[0]?.body).toEqual(expected);
    expect(Object.keys(Object(posts[0]?.body))).toEqual(Object.keys(expected));
  });

  it('says Please Wait while sending, and sends once despite further presses', async () => {
    // The response waits until everything has been pressed.
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    const posts = recordPosts(path, async () => {
      await pressed;
      return HttpResponse.json({ reference: 'C-1' });
    });
    leaveDraft();
    const { user, address } = await open();
    const button = submitButton();
    await user.dblClick(button);
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(button).toHaveTextContent('Please Wait');
    answer();
    await waitFor(() => expect(address()).toBe(paths.success));
    expect(posts).toHaveLength(1);
  });

  it('shows the report with its reference and clears the draft', async () => {
    recordPosts(path, () => HttpResponse.json({ reference: 'C-7KQ2-M9XB-4HTP' }));
    leaveDraft();
    const { user } = await open();
    await user.click(submitButton());
    expect(await screen.findByText(/Cheerio!/)).toBeVisible();
    expect(await screen.findByText('C-7KQ2-M9XB-4HTP')).toBeVisible();
    expect(screen.getByText(/= 23 of 40/)).toBeVisible();
    expect(localStorage.getItem('brand-audit-answers')).toBeNull();
    expect(sessionStorage.getItem('brand-audit-details')).toBeNull();
  });

  it('shows no report when the response has no reference', async () => {
    recordPosts(path);
    leaveDraft();
    const { user } = await open();
    await user.click(submitButton());
    expect(await screen.findByText(/Cheerio!/)).toBeVisible();
    expect(screen.queryByText('Your report')).toBeNull();
  });
});

describe('every failure', () => {
  it.each(mainFailures)(
    'of kind $name shows and focuses the panel, and keeps every entry',
    async ({ answer, tries }) => {
      const posts = recordPosts(path, answer);
      leaveDraft();
      const { user, address } = await open();
      await user.click(submitButton());
      const alert = await screen.findByRole('alert', panel);
      await waitFor(() => expect(alert).toHaveFocus());
      expect(alert).toHaveTextContent('You’ve already taken an audit.');
      expect(alert).toHaveTextContent('A colleague took an audit on your company’s behalf.');
      expect(alert).toHaveTextContent('email, LinkedIn or contact number');
      expect(alert).toHaveTextContent('Nothing you typed is lost.');
      expect(submitButton()).toHaveTextContent('SUBMIT AUDIT');
      expect(address()).toBe(paths.brandAudit);
      expect(posts).toHaveLength(tries);
      expect(radio(20, 'b')).toBeChecked();
    },
    30_000,
  );

  it('is retried with the same key, and success removes the panel', async () => {
    const posts = recordPosts(path, () => new HttpResponse(null, { status: 409 }));
    leaveDraft();
    const { user, address } = await open();
    await user.click(submitButton());
    const again = await screen.findByRole('button', { name: 'Try again' });
    const repeated = recordPosts(path);
    await user.click(again);
    await waitFor(() => expect(address()).toBe(paths.success));
    expect(repeated[0]?.headers.get('Idempotency-Key')).toBe(
      posts[0]?.headers.get('Idempotency-Key'),
    );
  });

  it('is sent again with the same key after a reload, whatever the order of its fields', async () => {
    const posts = recordPosts(path, () => new HttpResponse(null, { status: 500 }));
    leaveDraft(auditLetters, Object.fromEntries(Object.entries(auditDetails).toReversed()));
    const { user, unmount } = await open();
    await user.click(submitButton());
    await screen.findByRole('alert', panel);
    unmount();
    const repeated = recordPosts(path);
    leaveDraft();
    const again = await open();
    await again.user.click(submitButton());
    await waitFor(() => expect(again.address()).toBe(paths.success));
    expect(repeated[0]?.headers.get('Idempotency-Key')).toBe(
      posts[0]?.headers.get('Idempotency-Key'),
    );
  });

  it('includes a call that takes over 15 seconds', async () => {
    const { client } = await import('@/api/client');
    expect(client.defaults.timeout).toBe(15_000);
    client.defaults.timeout = 100;
    server.use(http.post(`*/api${path}`, async () => delay('infinite')));
    leaveDraft();
    const { user } = await open();
    await user.click(submitButton());
    expect(await screen.findByRole('alert', panel)).toBeVisible();
    client.defaults.timeout = 15_000;
  });
});

describe('the draft', () => {
  it('restores twenty answers and the details after a reload', async () => {
    const first = await open();
    for (let number = 1; number <= 20; number += 1) {
      radio(number, number % 2 ? 'a' : 'c').click();
    }
    await first.user.type(auditField(/^Company/), 'Hexwell');
    await first.user.type(auditField(/^Number of Employees/), '24');
    expect(localStorage.getItem('brand-audit-answers')).not.toContain('Hexwell');
    first.unmount();
    await open();
    for (let number = 1; number <= 20; number += 1) {
      expect(radio(number, number % 2 ? 'a' : 'c')).toBeChecked();
    }
    expect(auditField(/^Company/)).toHaveValue('Hexwell');
    expect(auditField(/^Number of Employees/)).toHaveValue(24);
    expect(document.querySelector('[data-progress] output')).toHaveTextContent('20 of 20 answered');
  });

  it('can be cleared, and clearing can be undone', async () => {
    leaveDraft();
    const { user } = await open();
    await user.click(screen.getByText('Clear my answers'));
    expect(localStorage.getItem('brand-audit-answers')).toBeNull();
    expect(radio(1, 'a')).not.toBeChecked();
    expect(auditField(/^Company/)).toHaveValue('Hexwell');
    await user.click(screen.getByText('Undo'));
    expect(radio(1, 'a')).toBeChecked();
    expect(localStorage.getItem('brand-audit-answers')).not.toBeNull();
  });
});
