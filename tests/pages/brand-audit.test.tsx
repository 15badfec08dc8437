import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditQuestions } from '@/content/audit-questions';
import { paths } from '@/lib/paths';
import { recordPosts } from '../api-outcomes';
import { auditDetails, auditField, leaveDraft, radio, submitButton } from '../fill-audit';
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

let posts: ReturnType<typeof recordPosts>;
beforeEach(() => {
  posts = recordPosts('/audit-report/verify-data');
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

describe('an incomplete submit', () => {
  it('sends nothing and focuses a summary that links to each invalid field', async () => {
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

  it('lists all thirty required fields of an untouched form', async () => {
    const { user } = await open();
    await user.click(submitButton());
    await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(30));
  });
});

describe('the number of employees', () => {
  it('ignores the wheel and leaves it to the page', async () => {
    await open();
    const field = auditField(/^Number of Employees/);
    expect(fireEvent.wheel(field)).toBe(true);
    // A read-only field does not step; tests/e2e/brand-audit covers the browser.
    expect(field).toHaveAttribute('readonly');
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  });
});
