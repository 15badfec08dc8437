import type { Answers, QuestionId } from '@/features/brand-audit/answers';

interface Contradiction {
  /** Question answered a; with `weak` answered c, both can hardly be true. */
  strong: QuestionId;
  weak: QuestionId;
  /** Why they contradict each other. */
  why: string;
  /** The sentence in the report. */
  sentence: string;
}

/** Answers that contradict each other (docs/rules.md#audit-report), plainest first. */
export const contradictions: readonly Contradiction[] = [
  {
    strong: 'q-4',
    weak: 'q-16',
    why: 'Who says a line back to you could say it to others.',
    sentence:
      'Customers say your line back to you, and nothing unprompted: ask three of them whether they’ve ever said it to anybody else.',
  },
  {
    strong: 'q-19',
    weak: 'q-16',
    why: 'Sharing is talking, and nobody asked for it.',
    sentence:
      'People share what you post, and yet customers are silent: find out whether the two are the same people.',
  },
  {
    strong: 'q-12',
    weak: 'q-11',
    why: 'Giving up is a slow part of the route that was said to be mended.',
    sentence:
      'You walked the route lately and mended what was slow, and people give up and write to you: walk it again with one of them.',
  },
  {
    strong: 'q-2',
    weak: 'q-7',
    why: 'A team with one sentence does not sound like three companies.',
    sentence:
      'The whole team says one sentence, and your texts sound like three companies: put that sentence into all three.',
  },
  {
    strong: 'q-17',
    weak: 'q-6',
    why: 'Growth is compared with a plan made a year ago; the plan reaches a quarter.',
    sentence:
      'You’re growing as planned a year ago, and you plan a quarter ahead: look up which plan that was.',
  },
  {
    strong: 'q-6',
    weak: 'q-17',
    why: 'A goal with a date is a plan; growth says that there was none, or that it leads elsewhere.',
    sentence:
      'The goal has a date and the team knows it, and growth is flat, slipping or without a plan: lay the two side by side.',
  },
  {
    strong: 'q-15',
    weak: 'q-10',
    why: 'The right people do not leave from the first page; without measuring, nobody knows that they come.',
    sentence:
      'The right people find your site, and most visitors see one page of it or go uncounted: look at the page they land on before you bring more.',
  },
  {
    strong: 'q-18',
    weak: 'q-15',
    why: 'A cost by channel needs to know the channel that somebody came by.',
    sentence:
      'You know what a customer costs by channel, and couldn’t say that many strangers find your site: check which channels that figure counts.',
  },
  {
    strong: 'q-10',
    weak: 'q-9',
    why: 'Who has to guess what a site sells has no reason to stay.',
    sentence:
      'Visitors stay on a site whose first screen leaves a stranger guessing: find out whether they stay because they’re still looking.',
  },
  {
    strong: 'q-11',
    weak: 'q-12',
    why: 'Where every answer is in its place, customers need not tell where it hurts.',
    sentence:
      'Every answer is where people look first, and customers still tell you where it hurts: ask them what came after the answer.',
  },
  {
    strong: 'q-20',
    weak: 'q-2',
    why: 'Who is asked for an opinion has something to say; the sentence that says it is missing.',
    sentence:
      'Your industry asks what you think, and you’d need a moment to say why anyone should choose you: look for the sentence in what you last told them.',
  },
  {
    strong: 'q-15',
    weak: 'q-3',
    why: 'A name that is misheard, misspelt or mistaken is not what people find the site by.',
    sentence:
      'The right people find your site, and your name gets misheard, misspelt or mistaken: look up what they really type into the search box.',
  },
];

/** A third would sound like a cross-examination. */
const mostListed = 2;

/** @returns a sentence for each contradiction, at most two, in the order of the list */
export const contradictionsIn = (answers: Answers): string[] =>
  contradictions
    .filter(({ strong, weak }) => answers[strong] === 'a' && answers[weak] === 'c')
    .slice(0, mostListed)
    .map(({ sentence }) => sentence);
