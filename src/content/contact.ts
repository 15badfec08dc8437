import { capital, numberWord } from './number-words';

/** Words of the contact page and its form (docs/rules.md#detailed-enquiry-form). */
export const contactWords = {
  title: 'Let’s Connect!',
  lead: 'Jot down your project details & goals here.',
  afterTitle: 'After you press Send',
  after:
    'It goes to someone who can say yes. Projects start at 10K USD or 8L INR; smaller? Say\u00a0so.',
  mailTitle: 'More Personalized message?',
  mailNote: 'Attach the deck, the sketch or the photo of the napkin.',
  formLabel: 'Detailed enquiry',
  pause: 'Pause animation',
  you: 'You',
  project: 'The project',
  need: 'What you need',
  budgetPlaceholder: 'Choose one',
  budgetWaiting: 'Choose a country first',
  consentText:
    'We’ll use your e-\u2060mail address to send you the newsletter and for nothing else. Every issue has a way out at the bottom.',
  policyBefore: 'The',
  policyLink: 'privacy policy',
  policyAfter: 'is the long version.',
  send: 'Send',
  sentMeanwhile: 'Your enquiry is sent. Expect a response within few hours.',
} as const;

/** Words of the country list. */
export const countryWords = {
  placeholder: 'Choose a country',
  count: (shown: number, all: number) =>
    shown === all ? `${all} countries` : `${shown} of ${all} countries`,
  none: (query: string) => `No country matches “${query}”`,
  /** Shown on blur when the text matches no country. */
  stray: (text: string) => `“${text}” is not in the list.`,
};

/** @returns the sentence above Send: how many fields are red */
export const summaryOf = (count: number) =>
  `${capital(numberWord(count))} ${count === 1 ? 'field needs' : 'fields need'} another look.`;
