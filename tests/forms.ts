import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/content/pages';
import { field } from './fields';
import { auditAnswers, auditDetails, auditLetters, leaveDraft } from './fill-audit';
import { renderRoute } from './render-route';

const createdAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const reversed = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed());

/** A complete enquiry from India, as the detailed form keeps it. */
export const detailedDraft = {
  name: 'A. Founder',
  email: 'founder@hexwell.example',
  country: { name: 'India', dial_code: '+91', code: 'IN' },
  contact: '98000 00000',
  organizationName: 'Hexwell',
  designation: 'Founder',
  projectType: 'one-time',
  budget: '10-50lac',
  projectDescription: 'A new name,\nand a film.',
  serviceVertical: [],
  subscribeToNewsletter: false,
};

/** Leaves it as a draft in this tab. */
export const leaveDetailedDraft = (changes: object = {}) =>
  sessionStorage.setItem('detailed-enquiry', JSON.stringify({ ...detailedDraft, ...changes }));

const short = {
  name: 'A. Founder',
  email: 'founder@hexwell.example',
  organizationName: 'Hexwell',
  projectDescription: 'A film about sensors.',
};
const { designation: _, ...detailed } = detailedDraft;
const signUp = { firstName: 'Ada', email: 'ada@hexwell.example' };

const isNotSent = () => screen.findByText('Not sent. Everything you typed is still here.');

/** The forms of the site, each with a complete draft and the body that it sends. */
export const forms = [
  {
    form: 'short enquiry',
    path: paths.about,
    api: '/get-in-touch',
    where: 'main form',
    button: 'SUBMIT',
    leave: () => sessionStorage.setItem('short-enquiry', JSON.stringify(short)),
    body: { ...short, page: 'services', createdAt },
    /** A field for one line, and its key in the body. */
    line: ['Name', 'name'],
    emailLabel: 'Email',
    /** What fields ask of the browser (WCAG 1.3.5), in their order. */
    autocomplete: 'name email organization tel',
    /** Whether a failure shows nothing (docs/rules.md#silent-failure). */
    isSilent: true,
    thanks: 'The form is submitted successfully. Expect a response from our team very soon!',
    fails: isNotSent,
  },
  {
    form: 'detailed enquiry',
    path: paths.contact,
    api: '/contact-us',
    where: 'main form',
    button: 'Send',
    leave: () => leaveDetailedDraft(),
    body: { ...detailed, createdAt },
    line: ['Company', 'organizationName'],
    emailLabel: 'Email',
    autocomplete: 'name email country-name tel-national organization organization-title',
    isSilent: true,
    thanks: 'Cheerio!',
    fails: isNotSent,
  },
  {
    form: 'audit',
    path: paths.brandAudit,
    api: '/audit-report/verify-data',
    where: 'main form',
    button: 'SUBMIT AUDIT',
    /** In another order than the body's. */
    leave: () => leaveDraft(auditLetters, reversed(auditDetails)),
    body: { ...auditAnswers(), ...auditDetails },
    line: ['Industry', 'industry'],
    emailLabel: 'Email',
    autocomplete: 'given-name family-name organization-title email organization url tel',
    isSilent: false,
    thanks: 'Cheerio!',
    fails: () => screen.findByText('Why is this happening?'),
  },
  {
    form: 'newsletter',
    path: paths.careers,
    api: '/newsletter',
    where: 'footer form',
    button: 'Subscribe',
    leave: () => sessionStorage.setItem('newsletter', JSON.stringify(signUp)),
    body: { ...signUp, createdAt },
    line: ['First Name', 'firstName'],
    emailLabel: 'E-mail Address',
    autocomplete: 'given-name email',
    isSilent: false,
    thanks:
      'Nearly there. Confirm with the link that we e-mailed you. It can take a minute, and we send it once a day.',
    fails: () => screen.findByText('Sign-up is not available right now.'),
  },
] as const;

/** Opens the page of a form, with its draft. @returns the form's button, its field with a label, and its return to rest */
export const openForm = async ({ path, where, button }: (typeof forms)[number]) => {
  const view = renderRoute(path);
  const atRest = () =>
    waitFor(() => {
      const send = document.querySelector<HTMLButtonElement>(`${where} [type=submit]`);
      if (send?.textContent !== button) throw new Error(`There is no ${button}`);
      return send;
    });
  return { ...view, send: await atRest(), atRest, fieldOf: (name: string) => field(name, where) };
};
