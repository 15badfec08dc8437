import type { Answers, QuestionId } from '@/features/brand-audit/schema';
import type { AuditScore, QuestionInArea } from '@/features/brand-audit/scoring';
import { auditQuestions } from './audit-questions';

interface PraiseWords {
  title: string;
  /** What the answer is worth and how to keep it; it refers to its own question only. */
  text: string;
}

/** What the report says about each question answered a (docs/rules.md#audit-report). */
const auditPraise: Readonly<Record<QuestionId, PraiseWords>> = {
  'q-1': {
    title: 'Your rivals',
    text: 'You know who you lose to, and why. Write it where a new colleague will read it first, and check it after every deal that goes the other way.',
  },
  'q-2': {
    title: 'One good reason',
    text: 'Everyone gives the same reason to choose you. Leave the sentence alone, and teach it in the first week.',
  },
  'q-3': {
    title: 'The name',
    text: 'People hear it once and find you. Let nobody shorten it, respell it or dress it up.',
  },
  'q-4': {
    title: 'The line',
    text: 'Customers say your line back to you. Keep it word for word; you’ll tire of it long before they do.',
  },
  'q-5': {
    title: 'The logo',
    text: 'One logo, one set of files, and it holds wherever it has to. A redraw would spend money on what already works.',
  },
  'q-6': {
    title: 'The goal',
    text: 'It has a date, and the team knows it. Use it for saying no: what doesn’t lead there can wait.',
  },
  'q-7': {
    title: 'One voice',
    text: 'You can be told by your sentences alone. Put the rules on one page before the next person joins.',
  },
  'q-8': {
    title: 'Publishing',
    text: 'What you publish has a reader, and a result to check. Before you invent the next piece, repeat the one that did best.',
  },
  'q-9': {
    title: 'The first screen',
    text: 'A stranger sees what it is, who it’s for and what to click. Test it again whenever somebody wants to add to it.',
  },
  'q-10': {
    title: 'Time on your site',
    text: 'Visitors stay, and you know which pages hold them. Link to those first, from wherever you can.',
  },
  'q-11': {
    title: 'The way around',
    text: 'People find their answers without asking. Leave the structure alone; give whatever is new a place before it gets a page.',
  },
  'q-12': {
    title: 'The way in',
    text: 'You walked the route and mended it. Walk it once a year, with somebody who has never seen it.',
  },
  'q-13': {
    title: 'Your pictures',
    text: 'No competitor’s logo would fit on them. Keep the rules beside the files, and give both to whoever holds the camera next.',
  },
  'q-14': {
    title: 'The film',
    text: 'It explains you before anybody calls. Watch it once a quarter, and film again whatever has stopped being true.',
  },
  'q-15': {
    title: 'The right visitors',
    text: 'People who could buy find you, and you know how. Put the next free hour where the last good ones came from.',
  },
  'q-16': {
    title: 'Word of mouth',
    text: 'Customers bring you work without being asked. Thank them by name, and give them one line that’s easy to pass on.',
  },
  'q-17': {
    title: 'Growth',
    text: 'You’re where the plan said, and you know why. Write the reason beside the figures, so that a good month can be repeated on purpose.',
  },
  'q-18': {
    title: 'Advertising',
    text: 'You know what a customer costs, channel by channel. Spend the next budget where the figure is lowest, and stop when it rises.',
  },
  'q-19': {
    title: 'Social media',
    text: 'You’d be missed. Go on answering people before you post anything of your own.',
  },
  'q-20': {
    title: 'Your standing',
    text: 'Your industry asks for you. Say yes where your buyers sit, and publish what you said there.',
  },
};

export interface ReportPraise extends QuestionInArea, PraiseWords {
  /** The chosen option, verbatim. */
  answerText: string;
}

const questions = new Map(auditQuestions.map((question) => [question.questionId, question]));

/** @returns the praise of the best answers, each quoted; only questions answered a */
export const praiseFor = ({ praised }: AuditScore, answers: Answers): ReportPraise[] =>
  praised.flatMap(({ area, questionId }) => {
    const question = questions.get(questionId);
    if (answers[questionId] !== 'a' || !question) return [];
    return { area, questionId, answerText: question.options.a, ...auditPraise[questionId] };
  });
