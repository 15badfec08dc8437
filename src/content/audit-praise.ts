import type { Answers, QuestionId } from '@/features/brand-audit/answers';
import type { QuestionInArea } from '@/features/brand-audit/areas';
import { questionById } from './audit-questions';

interface PraiseWords {
  title: string;
  /** What the answer is worth and how to keep it; it refers to its own question only. */
  text: string;
}

/** What the report says about each question answered a (docs/rules.md#audit-report). */
const auditPraise: Readonly<Record<QuestionId, PraiseWords>> = {
  'q-1': {
    title: 'Your rivals',
    text: 'You know whom a buyer weighs you against, and what for. Write it where a new colleague will read it first, and check it after every deal that goes the other way.',
  },
  'q-2': {
    title: 'One good reason',
    text: 'A buyer who asks two of you won’t have to choose whom to believe. Leave the sentence alone, and teach it to whoever joins.',
  },
  'q-3': {
    title: 'The name',
    text: 'Whoever hears it can find you: nothing is lost between the ear and the search box. Let nobody shorten it, respell it or dress it up.',
  },
  'q-4': {
    title: 'The line',
    text: 'A line that customers say back has done its work. Keep it word for word; you’ll tire of it long before they do.',
  },
  'q-5': {
    title: 'The logo',
    text: 'Recognition adds up only where nothing changes. A redraw would spend money on what already works.',
  },
  'q-6': {
    title: 'The goal',
    text: 'A goal that everyone knows can end an argument before it starts. Use it for saying no: what doesn’t lead there can wait.',
  },
  'q-7': {
    title: 'One voice',
    text: 'Whoever reads you twice feels they’ve met you. Keep the rules on one page, and hand it to whoever joins.',
  },
  'q-8': {
    title: 'Publishing',
    text: 'You can tell what worked from what was merely posted. Before you invent the next piece, repeat the one that did best.',
  },
  'q-9': {
    title: 'The first screen',
    text: 'You don’t depend on a stranger’s patience. Test it again whenever somebody wants to add to it.',
  },
  'q-10': {
    title: 'Time on your site',
    text: 'Attention is the part that money can’t hold. Link to what holds it first, from wherever you can.',
  },
  'q-11': {
    title: 'The way around',
    text: 'A question that answers itself is an e-mail nobody has to write. Leave the structure alone; give whatever is new a place before it gets a page.',
  },
  'q-12': {
    title: 'The way in',
    text: 'People who trip on the way in rarely complain; they leave. Yours needn’t. Walk it once a year, with somebody who has never seen it.',
  },
  'q-13': {
    title: 'Your pictures',
    text: 'Nobody can borrow your face. Keep how they’re made beside the files, and give both to whoever holds the camera next.',
  },
  'q-14': {
    title: 'The film',
    text: 'A first conversation can start where others have their second. Watch it once a quarter, and film again whatever has stopped being true.',
  },
  'q-15': {
    title: 'The right visitors',
    text: 'You draw people who could buy, not weather. Put the next free hour where the last good ones came from.',
  },
  'q-16': {
    title: 'Word of mouth',
    text: 'Somebody else’s word opens doors that yours can’t. Thank them by name, and give them one line that’s easy to pass on.',
  },
  'q-17': {
    title: 'Growth',
    text: 'Growth that can be explained survives a bad month. Write the reason beside the figures, so that a good one can be repeated on purpose.',
  },
  'q-18': {
    title: 'Advertising',
    text: 'Your budget is arithmetic where others’ is hope. Spend the next one where the figure is lowest, and stop when it rises.',
  },
  'q-19': {
    title: 'Social media',
    text: 'Whoever answers you also tells you first when something’s wrong. Answer before you post anything of your own.',
  },
  'q-20': {
    title: 'Your standing',
    text: 'You’re heard before you’ve sold anything. Say yes where your buyers listen, and keep what you said where the others can find it.',
  },
};

export interface ReportPraise extends QuestionInArea, PraiseWords {
  /** The chosen option, verbatim. */
  answerText: string;
}

/** @returns the praise of the best answers, each quoted; only questions answered a */
export const praiseFor = (praised: readonly QuestionInArea[], answers: Answers): ReportPraise[] =>
  praised.flatMap(({ area, questionId }) => {
    const question = questionById.get(questionId);
    if (answers[questionId] !== 'a' || !question) return [];
    return { area, questionId, answerText: question.options.a, ...auditPraise[questionId] };
  });
