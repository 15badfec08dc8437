import type { Answers, QuestionId } from '@/features/brand-audit/answers';
import type { QuestionInArea } from '@/features/brand-audit/areas';
import type { AuditScore } from '@/features/brand-audit/scoring';
import { questionById } from './audit-questions';
import { reportWords } from './audit-report';

/** One step for each answer below a, small enough to begin this week. */
export const auditSteps: Readonly<Record<QuestionId, Readonly<Record<'b' | 'c', string>>>> = {
  'q-1': {
    b: 'Take the last deals you lost, five at most. Write one line for each: who won, and the reason in the buyer’s own words. Where you don’t have the words, ask for them.',
    c: 'Ring the last three people who said no. Ask who they chose and why. Write the answers on one page and give it to everyone who sells.',
  },
  'q-2': {
    b: 'Have everyone who sells write the answer down alone, in one sentence. Read them out together, keep the one a customer would repeat, and use only that one for a quarter.',
    c: 'Finish two sentences on paper: people come to us when …, and they stay because … . Read them to three customers and strike every word they wouldn’t use themselves.',
  },
  'q-3': {
    b: 'Say the name over the phone to ten people and have them type it into a search box. Register whatever two of them type wrong, and point it at your site. If they ask what it means, put the answer beside it, in five words.',
    c: 'Keep a tally beside the phone for a month: heard right, heard wrong, taken for someone else. Then price a new name before you print or film anything with the old one.',
  },
  'q-4': {
    b: 'Take the line off everything for a month. If no customer notices, replace it with a sentence a customer has said about you.',
    c: 'Ask ten customers what you do for them, in one sentence each. Choose the shortest one that is true, put it where people meet you first, and leave it there for three years.',
  },
  'q-5': {
    b: 'Look at the logo in a browser tab, in one colour and on a photograph. Have a version drawn for each place where it fails, and stop there.',
    c: 'Collect every version of the logo in use. Keep one, delete the rest, and put the files where the newest person on the team can find them.',
  },
  'q-6': {
    b: 'Write the founder’s goal as one sentence with a date and read it to the team. Then ask each person what it changes on Monday.',
    c: 'Write down the one thing you’d be proud of in five years, with the year beside it. Then stop one project this quarter that doesn’t lead there.',
  },
  'q-7': {
    b: 'Take the three best paragraphs on the website and note what they do: how long the sentences run, which words you use, which you never do. Give that page to whoever writes the rest.',
    c: 'Put your last proposal, post and automatic e-mail side by side. Mark each sentence only you could have written. Rewrite the rest until they match it.',
  },
  'q-8': {
    b: 'Before the next piece, fill in one line: who it is for, and what they should do afterwards. If the line stays empty, let the slot stay empty too.',
    c: 'Choose one reader and the question they ask before they buy. Answer it in one good piece a month, for three months, on a day you can keep.',
  },
  'q-9': {
    b: 'Cut the first screen down to what it is, who it’s for and one button. Show it to a stranger for five seconds, take it away, and ask what you sell.',
    c: 'Show your first screen to someone outside the industry. Tell them what you sell, and have them say it back in their own words. Those words go in the headline.',
  },
  'q-10': {
    b: 'Put half an hour a month in the calendar. Find the page most people leave from, change one thing on it, and write the figure down before and after.',
    c: 'Know one figure: how many visitors open a second page. Then rewrite the first sentence of the page most of them land on, so that it answers what they came to ask.',
  },
  'q-11': {
    b: 'Rename the menu in your customers’ words; the subject lines of their e-mails are a good source. Ask three of them what they’d expect behind each label.',
    c: 'List the ten questions people write to you with most. Give each answer a page, link it from the homepage, and from now on reply with the link.',
  },
  'q-12': {
    b: 'Follow one real order through every handover and note who tells whom what. Where something is told twice, or not at all, give that step one owner.',
    c: 'Ask a friend to enquire as a stranger, and time the first reply, the offer and the invoice. Mend whichever took longest before you look for more enquiries.',
  },
  'q-13': {
    b: 'Mark every stock picture on the site. Replace those that most people see, five at most, with your own work, people or product, photographed in one day in the same light.',
    c: 'Write a list of the twelve pictures you need and book one day with a photographer. Keep two rules beside the results: how they are lit, and what they never show.',
  },
  'q-14': {
    b: 'Take your best film. Check that every claim in it still holds, cut it to ninety seconds if it’s longer, and put it next to the question it answers.',
    c: 'Write down the question your sales team answers most. Have one person answer it to a camera in a minute, and send that with the next ten proposals before you commission anything.',
  },
  'q-15': {
    b: 'Tag every link you publish for a month. Find the sources that bring people who could buy, and give those the time you now spend on the rest.',
    c: 'Search for what you sell the way someone would who has never heard of you. Note who comes up. If it isn’t you, write the one page that deserves to stand beside them.',
  },
  'q-16': {
    b: 'Note the moment at which people praise you when asked, and ask right there every time. Then hand them one line they can pass on without explaining.',
    c: 'Ask one satisfied customer to tell one other person what you did for them. If asking feels awkward, find out why: no advertisement will tell you.',
  },
  'q-17': {
    b: 'Go back to your last three bursts and write down what you did in the month before each. Do the thing they share once more, on purpose, and see whether the burst returns.',
    c: 'Write a plan of one page: one figure, one date, three things you’ll do. Look at it on the first Monday of each month and strike what hasn’t moved the figure twice running.',
  },
  'q-18': {
    b: 'Follow a month’s clicks to the end: who enquired, who bought, what each cost. Move next month’s money to the channel with the cheapest customer, whatever its clicks cost.',
    c: 'For one month, ask every enquiry where it came from and note the channel by hand. If you pay for any, drop the one nobody names.',
  },
  'q-19': {
    b: 'Go through your last thirty posts and keep the kinds that a customer replied to. Post only those for two months, and answer every reply within a day.',
    c: 'Keep one account, the one where your customers already are, and let any others rest. For a month, answer other people’s questions there before you post anything of your own.',
  },
  'q-20': {
    b: 'Write down the argument you make in every first meeting, with one example in it. Offer it to the publication your buyers read, under a person’s name.',
    c: 'Take a position, in writing, on one question your industry steps around. Send it to five people you’d like to hear from and ask each where you’re wrong.',
  },
};

/** Why a step is the second where the first one waits for it (`blocks` in `next-steps.ts`), at the end of `reportWords.second`. */
const reasons: Readonly<Partial<Record<QuestionId, string>>> = {
  'q-1': 'a reason to choose you is a reason against somebody.',
  'q-2': 'it’s what step one has to say.',
  'q-3': 'step one passes the name on.',
  'q-6': 'a plan needs somewhere to go.',
  'q-7': 'whatever you publish is written in it.',
  'q-8': 'the posts come from it.',
  'q-9': 'whoever comes lands on it.',
  'q-12': 'every enquiry takes this way.',
  'q-15': 'you only pay for those who wouldn’t have found you.',
  'q-16': 'a recommendation costs nothing, and says it better.',
};

export interface ReportStep extends QuestionInArea {
  question: string;
  /** The chosen option, verbatim. */
  answerText: string;
  step: string;
  /** Why it comes second, if the first step waits for it. */
  reason: string | undefined;
}

/** @returns all steps in the order of the score; mail and page share them */
export const stepsFor = (
  { steps, waitsForSecond }: AuditScore,
  answers: Answers,
): readonly ReportStep[] =>
  steps.flatMap(({ area, questionId }, index) => {
    const answer = answers[questionId];
    const question = questionById.get(questionId);
    if (answer === 'a' || !question) return [];
    const reason = index === 1 && waitsForSecond ? reasons[questionId] : undefined;
    return {
      area,
      questionId,
      question: question.title,
      answerText: question.options[answer],
      step: auditSteps[questionId][answer],
      reason: reason && reportWords.second(reason),
    };
  });
