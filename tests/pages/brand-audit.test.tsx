import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { paths } from '@/lib/paths';
import { recordPosts } from '../api-outcomes';
import {
  auditDetails,
  auditField,
  auditLetters,
  leaveDraft,
  radio,
  submitButton,
} from '../fill-audit';
import { renderRoute } from '../render-route';

const progress = () => document.querySelector('[data-progress] output');

const open = async (hash = '') => {
  const view = renderRoute(paths.brandAudit + hash);
  await screen.findByRole('heading', { name: 'Evaluate Your Brand’s Capabilities' });
  return view;
};

/** Clicks at a distinct height: without layout, two clicks in the same place would be a double click. */
const clickAt = (y: number, user: Awaited<ReturnType<typeof open>>['user'], target: Element) =>
  user.pointer({ target, keys: '[MouseLeft]', coords: { pageX: 300, pageY: y } });

const path = '/audit-report/verify-data';
let posts: ReturnType<typeof recordPosts>;
beforeEach(() => {
  posts = recordPosts(path);
});

describe('the questions', () => {
  it('are twenty radio groups of three, all empty, with topic, title and description', async () => {
    await open();
    const groups = screen.getAllByRole('radiogroup');
    expect(groups).toHaveLength(20);
    groups.forEach((group, index) => {
      const question = auditQuestions[index];
      expect(group).toHaveAccessibleName(`${question?.topic} ${question?.title}`);
      expect(group).toHaveAccessibleDescription(question?.questionDescription);
      expect(within(group).getAllByRole('radio')).toHaveLength(3);
      expect(within(group).queryByRole('radio', { checked: true })).toBeNull();
    });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(progress()).toHaveTextContent('0 of 20 answered');
  });

  it('collapse on a click, count, and reopen on Change with the focus on the answer', async () => {
    const { user } = await open();
    await clickAt(300, user, radio(1, 'b'));
    expect(progress()).toHaveTextContent('1 of 20 answered');
    const row = document.getElementById('q-1');
    expect(row).toHaveAttribute('data-folded');
    await clickAt(600, user, screen.getByRole('button', { name: 'Change answer 1' }));
    expect(row).not.toHaveAttribute('data-folded');
    expect(radio(1, 'b')).toHaveFocus();
  });

  it('ignore a second click where one collapsed, but accept one elsewhere at once', async () => {
    const { user } = await open();
    // However long the page takes, all clicks come at once.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
    // Elsewhere than the test before, which may have clicked less than a double click ago.
    await clickAt(900, user, radio(1, 'b'));
    await clickAt(900, user, radio(2, 'a'));
    expect(radio(2, 'a')).not.toBeChecked();
    expect(radio(1, 'b')).toHaveFocus();
    await clickAt(1200, user, radio(3, 'a'));
    expect(progress()).toHaveTextContent('2 of 20 answered');
  });

  it('stay open on arrow keys and collapse when the focus leaves', async () => {
    const { user } = await open();
    radio(2, 'a').focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(radio(2, 'c')).toBeChecked();
    expect(document.getElementById('q-2')).not.toHaveAttribute('data-folded');
    await user.tab();
    expect(document.getElementById('q-2')).toHaveAttribute('data-folded');
  });

  it('have a link each, which also moves the focus', async () => {
    const { user, address } = await open('#q-7');
    await waitFor(() => expect(radio(7, 'a')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Question 12, not answered' }));
    expect(address()).toBe(`${paths.brandAudit}#q-12`);
    expect(radio(12, 'a')).toHaveFocus();
  });

  it('lead to the next open question, then to the details', async () => {
    leaveDraft('aaa-aaaaaaaaaaaaaaaa');
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Next: 4 Slogan' }));
    await clickAt(300, user, radio(4, 'a'));
    await clickAt(600, user, screen.getByRole('link', { name: 'To your details' }));
    const audit = within(screen.getByRole('main'));
    expect(audit.getByRole('textbox', { name: /^First Name/ })).toHaveFocus();
  });
});

it('an incomplete submit sends nothing and focuses a summary that links to each invalid field', async () => {
  leaveDraft('aaaaaa-aaaaa-aaa-aaa', {
    ...auditDetails,
    'first-name': '',
    email: 'ada@hexwell',
    linkedin: 'my profile',
    contact: '98 76 54',
  });
  const { user, address } = await open();
  await user.click(submitButton());
  const summary = await screen.findByRole('region', { name: 'Not sent yet' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent(
    'Three questions are still open and four details need another look. Your other answers are safe.',
  );
  expect(summary).toHaveTextContent('First Name, Email, LinkedIn, Contact No.');
  expect(screen.getByRole('radiogroup', { name: /Are your pictures yours/ })).toBeInvalid();
  expect(screen.getByText('Please enter valid email')).toBeVisible();
  expect(screen.getByText('Please enter a valid URL')).toBeVisible();
  expect(screen.getByText('Please enter valid phone number')).toBeVisible();
  await user.click(within(summary).getAllByRole('link', { name: 'Answer it' })[1] ?? summary);
  expect(address()).toBe(`${paths.brandAudit}#q-13`);
  expect(screen.getByRole('link', { name: 'Next open: question 17' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to SUBMIT AUDIT' })).toBeVisible();
  await clickAt(300, user, radio(13, 'a'));
  await waitFor(() => expect(summary).toHaveTextContent('Two questions are still open'));
  expect(posts).toHaveLength(0);
});

it('the contact number is shortened on blur as far as it must be, and its message disappears', async () => {
  leaveDraft(auditLetters, { ...auditDetails, contact: '' });
  const { user } = await open();
  await user.click(submitButton());
  await screen.findByText('This field is required');
  const contact = auditField(/^Contact No/);
  await user.click(contact);
  await user.paste('+33 6 12 34 56 78');
  await user.tab();
  expect(contact).toHaveValue('+33 6 12 34 5678');
  await waitFor(() => expect(contact).toBeValid());
  await user.click(submitButton());
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.body).toMatchObject({ contact: '+33 6 12 34 5678' });
});

it('takes answers of another tab over', async () => {
  await open();
  radio(1, 'a').click();
  localStorage.setItem(
    'brand-audit-answers',
    JSON.stringify({ savedAt: Date.now(), answers: { 'q-1': 'a', 'q-2': 'c' } }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'brand-audit-answers' }));
  await waitFor(() => expect(radio(2, 'c')).toBeChecked());
  expect(progress()).toHaveTextContent('2 of 20 answered');
});

it('leaving an unchanged field changes nothing: clearing can still be undone', async () => {
  leaveDraft();
  const { user } = await open();
  await user.click(screen.getByText('Clear my answers'));
  expect(localStorage.getItem('brand-audit-answers')).toBeNull();
  expect(radio(1, 'a')).not.toBeChecked();
  await user.click(auditField(/^Number of Employees/));
  await user.tab();
  await user.click(screen.getByText('Undo'));
  expect(radio(1, 'a')).toBeChecked();
  expect(localStorage.getItem('brand-audit-answers')).not.toBeNull();
});

it('the number of employees ignores the wheel and leaves it to the page', async () => {
  await open();
  const field = auditField(/^Number of Employees/);
  expect(fireEvent.wheel(field)).toBe(true);
  // A read-only field does not step.
  expect(field).toHaveAttribute('readonly');
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
});

it('a whole audit shows the report with its reference, or none without a reference', async () => {
  recordPosts(path, () => HttpResponse.json({ reference: 'C-7KQ2-M9XB-4HTP' }));
  leaveDraft();
  const { user, unmount } = await open();
  await user.click(submitButton());
  expect(await screen.findByText(/Cheerio!/)).toBeVisible();
  expect(await screen.findByText('C-7KQ2-M9XB-4HTP')).toBeVisible();
  expect(screen.getByText(/= 23 of 40/)).toBeVisible();
  unmount();

  recordPosts(path);
  leaveDraft();
  const { user: again } = await open();
  await again.click(submitButton());
  expect(await screen.findByText(/Cheerio!/)).toBeVisible();
  expect(screen.queryByText('Your report')).toBeNull();
});

it('a failure shows and focuses a panel with its reasons, and can be tried again', async () => {
  recordPosts(path, () => new HttpResponse(null, { status: 409 }));
  leaveDraft();
  const { user, address } = await open();
  await user.click(submitButton());
  const alert = await screen.findByRole('alert', { name: 'Why is this happening?' });
  await waitFor(() => expect(alert).toHaveFocus());
  for (const reason of [
    'You’ve already taken an audit.',
    'A colleague took an audit on your company’s behalf.',
    'email, LinkedIn or contact number',
    'Nothing you typed is lost.',
  ])
    expect(alert).toHaveTextContent(reason);
  expect(radio(20, 'b')).toBeChecked();
  const again = within(alert).getByRole('button', { name: 'Try again' });
  recordPosts(path);
  await user.click(again);
  await waitFor(() => expect(address()).toBe(paths.success));
});

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
  expect(progress()).toHaveTextContent('20 of 20 answered');
});
