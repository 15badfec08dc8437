import type { Answers } from '@/features/brand-audit/answers';
import type { AreaId, AreaScore, Part } from '@/features/brand-audit/areas';
import type { AuditScore, countAnswers } from '@/features/brand-audit/scoring';
import { agency } from './agency';
import { answerWords } from './answer-words';

interface AreaWords {
  name: string;
  about: string;
  /** Why it comes before a later area that is level with it; pull is the last. */
  since?: string;
}

/** The six areas of the report (docs/rules.md#audit-scoring). */
export const areaWords: Readonly<Record<AreaId, AreaWords>> = {
  position: {
    name: 'Position',
    about: 'where you stand and what you’re for',
    since: 'the rest is built on it',
  },
  identity: {
    name: 'Identity',
    about: 'name, line and mark',
    since: 'nobody remembers a message without a name',
  },
  message: {
    name: 'Message',
    about: 'what you say and show',
    since: 'a website can only repeat what you’ve decided to say',
  },
  website: {
    name: 'Website',
    about: 'what happens when people arrive',
    since: 'that’s where everyone you reach ends up',
  },
  reach: {
    name: 'Reach',
    about: 'how people find you',
    since: 'only those who’ve found you can come back',
  },
  pull: {
    name: 'Pull',
    about: 'what makes them come back and bring others',
  },
};

export const partNames: Readonly<Record<Part, string>> = {
  connect: 'Connect',
  convey: 'Convey',
  convert: 'Convert',
};

/** Joins names as a sentence does. */
const list = new Intl.ListFormat('en-GB');

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** @returns which areas share a place, and their points */
const levelWords = (tie: readonly AreaScore[]) => {
  if (tie.length === Object.keys(areaWords).length) return 'All six areas are level';
  const names = tie.map(({ id }) => areaWords[id].name);
  const points = tie.map((area) => reportWords.points(area.points, area.maxPoints));
  if (new Set(points).size === 1)
    return `${list.format(names)} ${tie.length === 2 ? 'both' : 'all'} have ${points[0]}`;
  return `${list.format(names.map((name, index) => `${name} (${points[index]})`))} are level`;
};

export const reportWords = {
  kind: 'Brand audit report',
  /** The result in two sentences; in one if all areas are equal, since none stands out. */
  headline: ({ isEven, total, strongest, weakest }: AuditScore): readonly string[] => {
    if (total === 0) return ['Twenty dots so far.', 'Begin at the green one.'];
    if (isEven) return [`Even all round. ${total} of 40.`];
    return [
      `Strongest in ${lower(areaWords[strongest.id].name)}.`,
      `Weakest in ${lower(areaWords[weakest.id].name)}.`,
    ];
  },
  of: 'of 40',
  /** Describes the picture; it mentions only pieces that are in it. */
  legend: ({ startQuestion }: AuditScore, answers: Answers) => {
    if (startQuestion === undefined) return 'Twenty answers, one unbroken line. Guard it.';
    const given = Object.values(answers);
    return [
      'Twenty answers, drawn as one line.',
      ...(given.includes('a') ? ['Where it runs, your brand holds.'] : []),
      given.includes('c')
        ? 'Where there’s only a dot, something is missing.'
        : 'Where it stops half way, the other half is missing.',
      `The green ${answers[startQuestion] === 'c' ? 'dot' : 'half bar'} is where to start.`,
    ].join(' ');
  },
  /** How the total is computed. */
  count: (counts: ReturnType<typeof countAnswers>) => {
    const terms = counts.map(
      ({ letter, times, points }) => `${times} ${answerWords[letter]} × ${points}`,
    );
    const total = counts.reduce((sum, { times, points }) => sum + times * points, 0);
    return `${terms.join(' + ')} = ${total} of 40.`;
  },
  countNote: 'Areas are ranked by the share of their own points.',
  /** Why one of several areas with the same share comes first, a sentence for the weakest and one for the strongest. */
  ties: (ties: readonly (readonly AreaScore[])[]) =>
    ties.flatMap((tie) => {
      const [first] = tie;
      if (!first) return [];
      const { name, since } = areaWords[first.id];
      return `${levelWords(tie)}; ${lower(name)} comes first, since ${since}.`;
    }),
  picture:
    'Your twenty answers as one line: a full bar for a strong answer, half a bar for a partial one, a dot for a gap.',
  key: ['Strong, 2 points', 'Partly there, 1 point', 'Missing, 0 points'],
  points: (points: number, maxPoints: number) => `${points} of ${maxPoints}`,
  strongest: 'Strongest',
  weakest: 'Weakest',
  strengthsTitle: 'What holds',
  /** Shown when no question was answered a. */
  noStrengths:
    'Nothing runs its full length yet, and you were the one to say so. That was the hard part. The rest is a list, and it begins with step one.',
  /** Introduces each contradiction (src/content/audit-contradictions.ts). */
  contradictionLeads: ['One thing we noticed.', 'And another.'],
  /** Titles of the steps, in groups that fit the time. */
  groups: { week: 'This week', month: 'This month', quarter: 'This quarter' },
  /** Above the first group. */
  order: ({ isEven }: AuditScore) =>
    `Step one is the weakest answer of ${isEven ? 'the area that comes first' : 'your weakest area'}. After it, what’s missing comes before what’s half there, and whatever others wait for comes before them.`,
  /** Of the second step, where the first one waits for it. */
  second: (why: string) => `Second, since step one rests on it: ${why}`,
  /** Shown at full marks. */
  nothingTitle: 'Ask again in a year',
  nothingToDo:
    'Nothing is missing. Put the twenty questions to your team once a year, each person alone, and see whether they still give the same answers.',
  youSaid: (option: string) => `You said: “${option}”`,
  /** Before the first step. */
  first: 'Do this first.',
  /**
   * The end of the report: an offer to help or, at full marks, to hear more. `isOwn` is whether the reader took the audit, and
   * so has our e-mail; `bring` is for paper.
   */
  invitation: ({ startQuestion }: AuditScore, isOwn: boolean, sheets: number) => {
    const write = isOwn
      ? `Reply to our e-mail, or write to ${agency.email}.`
      : `Write to ${agency.email}.`;
    return startQuestion
      ? {
          title: 'Stuck on step one?',
          text: write,
          bring: `Bring this page. We’ve read the other ${sheets > 2 ? 'ones' : 'one'}.`,
        }
      : {
          title: 'Forty of forty',
          text: `${write} We’d like to hear how you got there, and where you’re going next.`,
        };
  },
  talk: 'LET’S TALK',
  talkSubject: 'Our brand audit',
  date: (time: number) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time),
} as const;

/** The mail that carries the report. */
export const reportMailWords = {
  subject: ({ total, startQuestion }: AuditScore) =>
    `Your brand audit: ${total} of 40${startQuestion ? ', and where to start' : ''}`,
  preview: (step: string) => `${reportWords.first} ${step}`,
  greeting: 'Hello,',
  points: 'of 40 points,',
  answers: 'from 20 honest answers',
  howCounted: 'How it counts:',
  /** Before its address. */
  address: 'To print it and bring it along, or to pass it on without your name:',
  open: 'Open the full report',
  invitation: ({ startQuestion }: AuditScore) =>
    startQuestion
      ? {
          title: 'Stuck on step one?',
          text: `Reply to this e-mail, or write to ${agency.email}. Bring the report. We’ve read it.`,
        }
      : {
          title: 'Forty of forty',
          text: `Reply to this e-mail, or write to ${agency.email}. We’d like to hear how you got there, and where you’re going next.`,
        },
  reference: 'Reference',
  footnote: 'You get this once, because you asked for it. Each company has one free audit.',
} as const;

/** The report on the confirmation page. */
export const reportPageWords = {
  title: 'Your report',
  about: (company: string, takenAt: number) => `${company}, ${reportWords.date(takenAt)}`,
  reference: 'Reference number',
  text: 'The same report is on its way to your inbox. Back and reload show it here again, to whoever sits at this computer. If you share it, forget the report before you get up.',
  print: 'Print the report',
  forget: 'Forget this report here',
  address: 'Open it at its own address',
  addressNote: 'to pass it on: the address holds your twenty answers, and no name.',
} as const;

/** The report at its own address, for the founder and for whoever was sent the link. */
export const sharedReportWords = {
  title: 'A brand audit, in twenty answers',
  text: 'The report is written from the twenty letters in this page’s address, here in your browser. It names nobody, and nothing of it is stored.',
  invitation: 'Were you sent this link? Answer the twenty questions for your own brand. It’s free.',
  take: 'Take the audit',
} as const;
