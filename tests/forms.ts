import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/lib/paths';
import { auditAnswers, auditDetails, auditLetters, leaveDraft } from './fill-audit';
import { leaveDetailedDraft } from './fill-detailed-form';
import { renderRoute } from './render-route';

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const createdAt: unknown = expect.stringMatching(time);

const reversed = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed());

const inMain = 'main form';
const inFooter = 'footer form';

const short = {
  name: 'A. Founder',
  email: 'founder@hexwell.example',
  organizationName: 'Hexwell',
  projectDescription: 'A film about sensors.',
};
const signUp = { firstName: 'Ada', email: 'ada@hexwell.example' };

const atSuccess = () => screen.findByRole('heading', { name: 'Cheerio!' });
const isNotSent = () => screen.findByText('Not sent. Everything you typed is still here.');

/** The forms of the site, each with a complete draft and the body that it sends. */
export const forms = [
  {
    form: 'short enquiry',
    path: paths.about,
    api: '/get-in-touch',
    where: inMain,
    button: 'SUBMIT',
    leave: () => sessionStorage.setItem('short-enquiry', JSON.stringify(short)),
    body: { ...short, page: 'services', createdAt },
    /** A field for one line, and its key in the body. */
    line: ['Name', 'name'],
    emailLabel: 'Email',
    /** Whether a failure shows nothing (docs/rules.md#silent-failure). */
    isSilent: true,
    succeeds: () =>
      screen.findByText(
        'The form is submitted successfully. Expect a response from our team very soon!',
      ),
    fails: isNotSent,
  },
  {
    form: 'detailed enquiry',
    path: paths.contact,
    api: '/contact-us',
    where: inMain,
    button: 'Send',
    leave: () => leaveDetailedDraft(),
    body: {
      name: 'A. Founder',
      email: 'founder@hexwell.example',
      country: { name: 'India', dial_code: '+91', code: 'IN' },
      contact: '98000 00000',
      organizationName: 'Hexwell',
      projectType: 'one-time',
      budget: '10-50lac',
      projectDescription: 'A new name,\nand a film.',
      serviceVertical: [],
      subscribeToNewsletter: false,
      createdAt,
    },
    line: ['Company', 'organizationName'],
    emailLabel: 'Email',
    isSilent: true,
    succeeds: atSuccess,
    fails: isNotSent,
  },
  {
    form: 'audit',
    path: paths.brandAudit,
    api: '/audit-report/verify-data',
    where: inMain,
    button: 'SUBMIT AUDIT',
    /** In another order than the body's. */
    leave: () => leaveDraft(auditLetters, reversed(auditDetails)),
    body: { ...auditAnswers(), ...auditDetails },
    line: ['Industry', 'industry'],
    emailLabel: 'Email',
    isSilent: false,
    succeeds: atSuccess,
    fails: () => screen.findByRole('alert', { name: 'Why is this happening?' }),
  },
  {
    form: 'newsletter',
    path: paths.careers,
    api: '/newsletter',
    where: inFooter,
    button: 'Subscribe',
    leave: () => sessionStorage.setItem('newsletter', JSON.stringify(signUp)),
    body: { ...signUp, createdAt },
    line: ['First Name', 'firstName'],
    emailLabel: 'E-mail Address',
    isSilent: false,
    succeeds: () =>
      screen.findByText('Nearly there. Press the link we’ve mailed you. We send one a day.'),
    fails: () => screen.findByText('Sign-up is not available right now.'),
  },
] as const;

/** Opens the page of a form, with its draft. @returns the form's button and a search for its fields by label */
export const openForm = async ({ path, where, button }: (typeof forms)[number]) => {
  const view = renderRoute(path);
  const find = () => {
    const form = document.querySelector<HTMLFormElement>(where);
    const send = [...(form?.querySelectorAll('button') ?? [])].find(
      ({ type, textContent }) => type === 'submit' && textContent === button,
    );
    if (!form || !send) throw new Error(`There is no ${button}`);
    return { form, send };
  };
  const { form, send } = await waitFor(find);
  /** Testing Library's own search takes a second on a page of sixty answers. */
  const field = (name: string) => {
    const label = [...form.querySelectorAll('label')].find(({ textContent }) =>
      textContent.startsWith(name),
    );
    if (!(label?.control instanceof HTMLInputElement)) throw new Error(`No field ${name}`);
    return label.control;
  };
  const fill = async (name: string, text: string) => {
    await view.user.clear(field(name));
    await view.user.click(field(name));
    await view.user.paste(text);
  };
  return { ...view, send, field, fill, atRest: () => waitFor(find) };
};
