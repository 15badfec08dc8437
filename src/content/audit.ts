import type { Answer } from '@/features/brand-audit/answers';
import type { Part } from '@/features/brand-audit/areas';
import type { FieldRows } from '@/lib/fields';
import { agency } from './agency';
import { answerWords } from './answer-words';
import { capital, numberWord } from './number-words';

/** Words of the brand audit page (docs/rules.md#audit-page). */
export const auditWords = {
  badge: 'FREE BRAND AUDIT',
  title: 'Evaluate Your Brand’s Capabilities',
  intro:
    'Twenty questions about how your brand is doing, answered by the person who knows: you. It’s free, and one part of our full audit suite. Answer honestly, click submit, and we’ll e-\u2060mail you a\u00a0detailed\u00a0report.',
  facts: [
    { figure: '3', texts: ['answers per question.', 'Pick yours.'] },
    { figure: '6', texts: ['areas in', 'the report'] },
    { figure: '1', texts: ['free audit', 'per company'] },
  ],
  halfway: 'Halfway. The first ten were mostly about you. The rest are about everyone else.',
  /** The half-way sentence follows this question. */
  halfwayAfter: 'q-10',
  talk: 'Ready to discuss your project?',
  talkButton: 'LET’S TALK',
} as const;

export interface SectionWords {
  part: Part;
  name: string;
  range: string;
  title: string;
  text: string;
  first: number;
  last: number;
}

/** The three sections the questions come in. */
export const auditSections: readonly SectionWords[] = [
  {
    part: 'connect',
    name: 'Connect',
    range: 'Questions 1 to 6',
    title: 'Who you are',
    text: 'Six questions about the things people meet before they meet you: your place in the market, your name, your line, your logo, your ambition.',
    first: 1,
    last: 6,
  },
  {
    part: 'convey',
    name: 'Convey',
    range: 'Questions 7 to 14',
    title: 'What people see and hear',
    text: 'Eight questions about the message on its way: what you say, where you say it, and what it looks like when\u00a0it\u00a0arrives.',
    first: 7,
    last: 14,
  },
  {
    part: 'convert',
    name: 'Convert',
    range: 'Questions 15 to 20',
    title: 'What comes back',
    text: 'Six questions about the turn: who finds you, who stays, who\u00a0brings\u00a0someone\u00a0along.',
    first: 15,
    last: 20,
  },
];

export const progressWords = {
  label: 'Questions',
  of: 'of 20',
  answered: 'answered',
  question: (number: number, answer: Answer | undefined) =>
    `Question ${number}, ${answer ? answerWords[answer] : 'not answered'}`,
  next: (number: number) => `Next: ${number}`,
  firstOpen: (number: number) => `First open: ${number}`,
  complete: 'To your details',
  /** The same, below the dot in the margin. */
  details: 'Details',
} as const;

export const questionWords = {
  change: 'Change',
  changeHidden: (number: number) => `answer ${number}`,
  nextOpen: (number: number) => `Next open: question ${number}`,
  backToSubmit: 'Back to SUBMIT AUDIT',
} as const;

export const detailsWords = {
  title: 'Fill Out the Corporate Details',
  intro:
    'So the report reaches the right desk, and is about the right company. Everything here is required. Nothing here is for sale.',
  reminderStart: 'One last look.',
  reminder:
    'Scroll back through your 20 selections before you send. The report is written from them, and there’s one free\u00a0audit\u00a0per\u00a0company.',
  newsletter: 'Send me the newsletter as well. Unsubscribe whenever you like.',
  submit: 'SUBMIT AUDIT',
  kept: 'Your answers stay on this device for 30 days.',
  clear: 'Clear my answers',
  cleared: 'All answers cleared.',
  undo: 'Undo',
  sentMeanwhile: 'Your audit is sent. The report comes by e-\u2060mail.',
} as const;

/** The corporate details in their order on the page (docs/rules.md#audit-payload). */
export const auditFields = {
  'first-name': { label: 'First Name', kind: 'text', required: true, autoComplete: 'given-name' },
  'last-name': { label: 'Last Name', kind: 'text', required: true, autoComplete: 'family-name' },
  designation: {
    label: 'Designation',
    kind: 'text',
    required: true,
    autoComplete: 'organization-title',
    placeholder: 'Founder, Head of Marketing …',
  },
  email: {
    label: 'Email',
    kind: 'email',
    required: true,
    autoComplete: 'email',
    placeholder: 'you@company.com',
  },
  linkedin: {
    label: 'LinkedIn',
    kind: 'url',
    required: true,
    autoComplete: 'off',
    placeholder: 'linkedin.com/in/…',
  },
  company: { label: 'Company', kind: 'text', required: true, autoComplete: 'organization' },
  website: {
    label: 'Website',
    kind: 'url',
    required: true,
    autoComplete: 'url',
    placeholder: 'company.com',
  },
  numberOfEmployee: {
    label: 'Number of Employees',
    kind: 'count',
    required: true,
    autoComplete: 'off',
    placeholder: '0 or more',
  },
  industry: {
    label: 'Industry',
    kind: 'text',
    required: true,
    autoComplete: 'off',
    placeholder: 'In your own words',
  },
  contact: {
    label: 'Contact No.',
    kind: 'phone',
    required: true,
    autoComplete: 'tel',
    placeholder: '+ country code and number',
  },
  newsletter: { label: 'Newsletter', kind: 'tick' },
} as const satisfies FieldRows;

const openQuestions = (count: number) =>
  count === 1 ? 'one question is still open' : `${numberWord(count)} questions are still open`;
const wrongDetails = (count: number) =>
  count === 1 ? 'one detail needs another look' : `${numberWord(count)} details need another look`;

export const summaryWords = {
  title: 'Not sent yet',
  /** How much is missing; parts with a count of zero are left out. */
  text: (open: number, wrong: number) => {
    const parts = [open && openQuestions(open), wrong && wrongDetails(wrong)].filter(Boolean);
    return `${capital(parts.join(' and '))}.`;
  },
  /** Of the answers that are given; without one there is nothing to say. */
  rest: (open: number) => {
    if (open === 20) return '';
    return open > 0 ? 'Your other answers are safe.' : 'Your answers are safe.';
  },
  see: 'See which',
  question: (number: number, topic: string) => `Question ${number}: ${topic}`,
  answer: 'Answer it',
  correct: (count: number) => (count === 1 ? 'Correct it' : 'Correct them'),
} as const;

/** After a failed call (docs/rules.md#audit-failure). */
export const panelWords = {
  title: 'Why is this happening?',
  lead: 'We couldn’t take this audit. Your answers are kept. One\u00a0of these is the usual cause:',
  reasons: [
    { before: 'You’ve already taken an audit. Every company gets one free audit.' },
    { before: 'A colleague took an audit on your company’s behalf.' },
    {
      before:
        'Someone else used your credentials (email, LinkedIn or contact number). If so, write to us at ',
      link: agency.email,
      after: ' and we’ll sort it out.',
    },
  ],
  again: 'Try again',
  kept: 'Nothing you typed is lost.',
} as const;
