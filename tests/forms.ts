import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { auditFields } from '@/content/audit';
import { detailedFields, shortFields } from '@/content/enquiry';
import { newsletterFields } from '@/content/newsletter';
import { type FieldRows, readFields } from '@/lib/fields';
import { paths } from '@/content/pages';
import { sampleOf } from '../server/testing/bodies';
import { field } from './fields';
import { auditAnswers, auditDetails, auditLetters, leaveDraft } from './fill-audit';
import { renderRoute } from './render-route';

const createdAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const reversed = (fields: object) => Object.fromEntries(Object.entries(fields).toReversed());

const short = {
  ...sampleOf(shortFields),
  name: 'A. Founder',
  email: 'founder@hexwell.example',
  organizationName: 'Hexwell',
};

const detailed = {
  ...sampleOf(detailedFields),
  name: 'A. Founder',
  email: 'founder@hexwell.example',
  organizationName: 'Hexwell',
};

const signUp = { ...sampleOf(newsletterFields), firstName: 'Ada', email: 'ada@hexwell.example' };

/** A complete enquiry from India, as the detailed form keeps it. */
export const detailedDraft = readFields(detailedFields, { ...detailed, designation: 'Founder' });

const leaveInTab = (key: string, draft: object) =>
  sessionStorage.setItem(key, JSON.stringify(draft));

/** Leaves it as a draft in this tab. */
export const leaveDetailedDraft = (changes: object = {}) =>
  leaveInTab('detailed-enquiry', { ...detailedDraft, ...changes });

/** What fields ask of the browser. */
const tokensOf = (fields: FieldRows) =>
  Object.values(fields).flatMap(({ autoComplete }) => autoComplete ?? []);

const isNotSent = () => screen.findByText('Not sent. Everything you typed is still here.');

/** The forms of the site, each with a complete draft and the body that it sends. */
export const forms = [
  {
    form: 'short enquiry',
    path: paths.about,
    api: '/get-in-touch',
    where: 'main form',
    button: 'SUBMIT',
    leave: () => leaveInTab('short-enquiry', readFields(shortFields, short)),
    body: { ...short, createdAt },
    /** The label of a text field, and its key in the body. */
    text: ['Name', 'name'],
    emailLabel: 'Email',
    autocomplete: tokensOf(shortFields),
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
    text: ['Company', 'organizationName'],
    emailLabel: 'Email',
    autocomplete: tokensOf(detailedFields),
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
    text: ['Industry', 'industry'],
    emailLabel: 'Email',
    autocomplete: tokensOf(auditFields),
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
    leave: () => leaveInTab('newsletter', readFields(newsletterFields, signUp)),
    body: { ...signUp, createdAt },
    text: ['First Name', 'firstName'],
    emailLabel: 'E-mail Address',
    autocomplete: tokensOf(newsletterFields),
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
