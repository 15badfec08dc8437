import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { agency } from '@/content/agency';
import { detailsWords } from '@/content/audit';
import { auditQuestions } from '@/content/audit-questions';
import { pieceLength } from '@/lib/strip';
import { paths } from '@/content/pages';
import { recordPosts } from '../msw';
import { field, fill } from '../fields';
import { auditDetails, leaveDraft, radio } from '../fill-audit';
import { openPage } from '../render-route';

const progress = () => document.querySelector('[data-progress] output');

const open = (hash = '') => openPage(paths.brandAudit + hash);

const path = '/audit-report/verify-data';

it('the questions are twenty groups of three, all empty', async () => {
  await open();
  const groups = screen.getAllByRole('radiogroup');
  expect(groups).toHaveLength(20);
  groups.forEach((group, index) => {
    const question = auditQuestions[index];
    expect(group).toHaveAccessibleName(`${question?.topic} ${question?.title}`);
    expect(group).toHaveAccessibleDescription(question?.questionDescription);
    expect(group).toBeRequired();
    expect(group.querySelectorAll('input[type="radio"]')).toHaveLength(3);
  });
  expect(document.querySelectorAll('main :checked')).toHaveLength(0);
  expect(progress()).toHaveTextContent('0 of 20 answered');
});

const row = (number: number) => document.getElementById(`q-${number}`);

it('a question collapses on a click or when the focus leaves it, and reopens on Change', async () => {
  const { user } = await open();
  await user.click(radio(1, 'b'));
  expect(progress()).toHaveTextContent('1 of 20 answered');
  await waitFor(() => expect(row(1)).toHaveAttribute('data-collapsed'));
  await user.click(screen.getByRole('button', { name: 'Change answer 1' }));
  expect(row(1)).not.toHaveAttribute('data-collapsed');
  expect(radio(1, 'b')).toHaveFocus();

  radio(2, 'a').focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  expect(radio(2, 'c')).toBeChecked();
  expect(row(2)).not.toHaveAttribute('data-collapsed');
  await user.tab();
  expect(row(2)).toHaveAttribute('data-collapsed');
});

it('a question stays open under a resting pointer, and collapses once that has left it', async () => {
  const { user } = await open();
  const press = (target: Element) => user.pointer({ target, keys: '[MouseLeft]' });
  await press(radio(1, 'b'));
  await press(radio(1, 'b'));
  expect(row(1)).not.toHaveAttribute('data-collapsed');
  await press(radio(2, 'a'));
  expect(row(1)).toHaveAttribute('data-collapsed');
  expect(row(2)).not.toHaveAttribute('data-collapsed');
  // Nor does it stay open for long.
  await waitFor(() => expect(row(2)).toHaveAttribute('data-collapsed'));
});

it('a link leads, with the focus, to each question, to the next open one, and then to the details', async () => {
  leaveDraft('aaa-aa-aaaa-aaaaaaaa');
  const { user, address } = await open('#q-7');
  await waitFor(() => expect(radio(7, 'a')).toHaveFocus());
  await user.click(radio(7, 'a'));
  await user.click(screen.getByText('Question 12, not answered'));
  expect(address()).toBe(`${paths.brandAudit}#q-12`);
  expect(radio(12, 'a')).toHaveFocus();
  await user.click(radio(12, 'a'));
  await user.click(screen.getByRole('link', { name: 'Next: 4 Slogan' }));
  await user.click(radio(4, 'a'));
  await user.click(screen.getByText('To your details'));
  expect(field('First Name')).toHaveFocus();
});

it('an incomplete submit sends nothing and focuses a summary that links to each invalid field', async () => {
  const posts = recordPosts(path);
  leaveDraft('aaaaaa-aaaaa-aaa-aaa', {
    ...auditDetails,
    'first-name': '',
    email: 'ada@hexwell',
    linkedin: 'my profile',
    contact: '98 76 54',
  });
  const { user, address } = await open();
  await user.click(screen.getByText('SUBMIT AUDIT'));
  await screen.findByText('Not sent yet');
  const summary = screen.getByRole('region', { name: 'Not sent yet' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent(
    'Three questions are still open and four details need another look. Your other answers are safe.',
  );
  expect(summary).toHaveTextContent('First Name, Email, LinkedIn, Contact No.');
  for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('main a[href*="#"]'))
    expect([hash, document.querySelector(hash)]).not.toContain(null);
  const open13 = screen.getByRole('radiogroup', { name: /Are your pictures yours/ });
  expect(open13).toBeInvalid();
  expect(open13).toHaveAccessibleDescription(/This field is required$/);
  expect(field('Email')).toHaveAccessibleDescription('Please enter valid email');
  await user.click(within(summary).getAllByRole('link', { name: 'Answer it' })[1] ?? summary);
  expect(address()).toBe(`${paths.brandAudit}#q-13`);
  screen.getByRole('link', { name: 'Next open: question 17' });
  screen.getByRole('link', { name: 'Back to SUBMIT AUDIT' });
  await user.click(radio(13, 'a'));
  await waitFor(() => expect(summary).toHaveTextContent('Two questions are still open'));
  // A number that is too long loses as few separators as it must, when its field is left.
  await fill(user, 'Contact No', '+33 6 12 34 56 78');
  await user.tab();
  expect(field('Contact No')).toHaveValue('+33 6 12 34 5678');
  await waitFor(() => expect(field('Contact No')).toBeValid());
  expect(posts).toHaveLength(0);
});

it('leaving an unchanged field changes nothing: clearing can still be undone', async () => {
  leaveDraft();
  const { user } = await open();
  await user.click(screen.getByText('Clear my answers'));
  expect(screen.getByText(detailsWords.cleared)).toHaveRole('status');
  expect(localStorage.getItem('brand-audit-answers')).toBeNull();
  expect(radio(1, 'a')).not.toBeChecked();
  await user.click(field('Number of Employees'));
  await user.tab();
  await user.click(screen.getByText('Undo'));
  expect(radio(1, 'a')).toBeChecked();
  expect(localStorage.getItem('brand-audit-answers')).not.toBeNull();
});

it('a failure focuses a panel with its reasons, from which another try leads to the report', async () => {
  recordPosts(path, () => new HttpResponse(null, { status: 409 }));
  leaveDraft();
  const { user } = await open();
  await user.click(screen.getByText('SUBMIT AUDIT'));
  // By text first: on this page a search by role takes a second.
  await screen.findByText('Why is this happening?');
  const alert = screen.getByRole('alert', { name: 'Why is this happening?' });
  await waitFor(() => expect(alert).toHaveFocus());
  for (const reason of [
    'You’ve already taken an audit.',
    'A colleague took an audit on your company’s behalf.',
    `email, LinkedIn or contact number). If so, write to us at ${agency.email}`,
    'Nothing you typed is lost.',
  ])
    expect(alert).toHaveTextContent(reason);
  expect(radio(20, 'b')).toBeChecked();
  const reference = 'C-7KQ2-M9XB-4HTP';
  const posts = recordPosts(path, () => HttpResponse.json({ reference }));
  await user.click(field(detailsWords.newsletter));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByText(reference);
  expect(posts[0]?.body).toMatchObject({ newsletter: true });
  // The report comes later than its reference.
  await screen.findByText(/= 23 of 40/);
  const report = screen.getByRole('region', { name: 'Your report' });
  expect(report).toHaveTextContent(/Hexwell, \d+ \w+ 20\d\d/);
});

it('keeps answers on the device and details in the tab', async () => {
  const { user } = await open();
  radio(1, 'a').click();
  radio(2, 'c').click();
  await fill(user, 'Company', 'Hexwell');
  // A read-only field does not step; the page scrolls.
  const employees = field('Number of Employees');
  act(() => employees.focus());
  expect(employees).toHaveAttribute('min', '0');
  expect(fireEvent.wheel(employees)).toBe(true);
  expect(employees).toHaveAttribute('readonly');
  await waitFor(() => expect(employees).not.toHaveAttribute('readonly'));
  const kept = JSON.parse(localStorage.getItem('brand-audit-answers') ?? '');
  expect(kept).toEqual({ savedAt: kept.savedAt, answers: { 'q-1': 'a', 'q-2': 'c' } });
  expect(sessionStorage.getItem('brand-audit-details')).toContain('Hexwell');
});

const rail = () => within(screen.getByRole('navigation', { name: 'Questions' }));
const placeLink = (number: number, said: string) =>
  rail().getByRole('link', { name: `Question ${number}, ${said}` });
/** Lengths of the pieces on one drawing of the rail. */
const pieces = (ground: string) =>
  [...document.querySelectorAll(`[data-rail="${ground}"] .rail-piece`)].map((piece) =>
    Number(piece.getAttribute('height')),
  );

it('the rail draws and says each answer as the report will', async () => {
  leaveDraft('abc');
  const { user } = await open();
  await waitFor(() => expect(pieces('cream')).toHaveLength(2 * 3));
  const [whole = 0, half = 0, dot = 0] = pieces('cream');
  expect(half).toBe(pieceLength(1, whole, dot));
  for (const ground of ['forest', 'sand']) expect(pieces(ground)).toEqual([whole, half, dot]);

  placeLink(1, 'strong');
  placeLink(2, 'partly there');
  placeLink(3, 'missing');
  placeLink(4, 'not answered');
  await user.click(radio(3, 'a'));
  await waitFor(() => expect(pieces('forest')).toEqual([whole, half, whole]));
});

it('the rail stops Tab at the next open place, and moves by arrows', async () => {
  leaveDraft('abc');
  const { user } = await open();
  const next = placeLink(4, 'not answered');
  const stops = rail()
    .getAllByRole('link')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([next]);
  next.focus();
  await user.keyboard('{ArrowUp}');
  expect(placeLink(3, 'missing')).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}');
  expect(placeLink(20, 'not answered')).toHaveFocus();
  await user.keyboard('{Home}{Enter}');
  expect(radio(1, 'a')).toHaveFocus();
  expect(next.tabIndex).toBe(0);
});

it('the sentence after a section is announced once its last answer is given, but not after a reload', async () => {
  const sentence = (after: number) =>
    document.querySelector(`[data-sentence="${after}"]`)?.textContent.trim();
  const announced = (text: string | undefined) =>
    screen.queryByText(text ?? '', { selector: 'output' });
  leaveDraft('-babababbcacbbbabccb');
  const { user } = await open();
  await waitFor(() => expect(sentence(14)).toBe('Your voice holds. Your pages don’t, yet.'));
  expect([sentence(6), sentence(20)]).toEqual(['', '']);
  expect(announced(sentence(14))).toBeNull();
  await user.click(radio(1, 'a'));
  const last = 'Your name holds. Your advertising doesn’t, yet.';
  await waitFor(() => expect(sentence(20)).toBe(last));
  expect(announced(last)).not.toBeNull();
  // A changed answer changes the row; it is announced once.
  const before = sentence(6);
  await user.click(radio(1, 'c'));
  expect(sentence(6)).not.toBe(before);
  expect(announced(sentence(6))).toBeNull();
});
