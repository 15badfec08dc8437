import {
  type Answer,
  type Answers,
  type QuestionId,
  questionIds,
} from '@/features/brand-audit/schema';

export interface AuditNotice {
  /** Two answers of which hardly both can be so. */
  pair: Readonly<Partial<Record<QuestionId, Answer>>>;
  /** Why they contradict each other. */
  why: string;
  /** The one sentence of the report that notices. */
  notice: string;
}

/**
 * Answers that contradict each other (docs/rules.md#audit-report), the plainest first: the report names no more than
 * two.
 */
export const auditNotices: readonly AuditNotice[] = [
  {
    pair: { 'q-4': 'a', 'q-16': 'c' },
    why: 'Who says a line back is not silent.',
    notice:
      'Customers say your line back to you, and yet they’re silent: ask three of them which it is.',
  },
  {
    pair: { 'q-19': 'a', 'q-16': 'c' },
    why: 'Sharing is talking, and nobody asked for it.',
    notice:
      'People share what you post, and yet customers are silent: find out whether the two are the same people.',
  },
  {
    pair: { 'q-12': 'a', 'q-11': 'c' },
    why: 'Giving up is the slow part of the route that was said to be mended.',
    notice:
      'You walked the route and mended it, and people still give up and write to you: walk it again with one of them.',
  },
  {
    pair: { 'q-2': 'a', 'q-7': 'c' },
    why: 'A team with one sentence does not sound like three companies.',
    notice:
      'The whole team says one sentence, and your texts sound like three companies: put that sentence into all three.',
  },
  {
    pair: { 'q-17': 'a', 'q-6': 'c' },
    why: 'Growth is compared with a plan made a year ago; the plan reaches a quarter.',
    notice:
      'You’re growing as planned a year ago, and you plan a quarter ahead: look up which plan that was.',
  },
  {
    pair: { 'q-6': 'a', 'q-17': 'c' },
    why: 'A goal with a date is a plan; growth says that there was none, or that it was missed.',
    notice:
      'The goal has a date that everyone knows, and growth has missed its plan or never had one: lay the two side by side.',
  },
  {
    pair: { 'q-15': 'a', 'q-10': 'c' },
    why: 'The right people do not leave from the first page; without measuring, nobody knows that they come.',
    notice:
      'The right people find your site, and most of them leave at once or go uncounted: look at the page they land on before you bring more.',
  },
  {
    pair: { 'q-18': 'a', 'q-15': 'c' },
    why: 'A cost by channel needs to know the channel that somebody came by.',
    notice:
      'You know what a customer costs by channel, and not who finds your site: check what that figure is counted from.',
  },
  {
    pair: { 'q-10': 'a', 'q-9': 'c' },
    why: 'Who has to guess what a site sells has no reason to stay.',
    notice:
      'Visitors stay on a site whose first screen leaves them guessing: find out whether they stay because they’re still looking.',
  },
  {
    pair: { 'q-11': 'a', 'q-12': 'c' },
    why: 'Where every answer is in its place, customers need not tell where it hurts.',
    notice:
      'Every answer is where people look first, and customers still tell you where it hurts: ask them what came after the answer.',
  },
  {
    pair: { 'q-20': 'a', 'q-2': 'c' },
    why: 'Who is asked to speak has something to say; the sentence that says it is missing.',
    notice:
      'Your industry asks you to speak, and you’d need a slide to say why anyone should choose you: look for the sentence in your last talk.',
  },
  {
    pair: { 'q-15': 'a', 'q-3': 'c' },
    why: 'A name that is misspelt is not found by those who heard it.',
    notice:
      'The right people find your site by a name that gets misspelt: look up what they really type into the search box.',
  },
];

/** More would read like a cross-examination. */
const mostNotices = 2;

/** @returns a sentence for each contradiction, at most two, in the order of the list */
export const noticesFor = (answers: Answers): string[] =>
  auditNotices
    .filter(({ pair }) => questionIds.every((id) => (pair[id] ?? answers[id]) === answers[id]))
    .slice(0, mostNotices)
    .map(({ notice }) => notice);
