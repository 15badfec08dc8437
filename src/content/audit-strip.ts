import type { QuestionId } from '@/features/brand-audit/answers';

interface Noun {
  /** After “Your”. */
  name: string;
  isPlural?: true;
}

/** What each question is about, as the sentences beside the strip name it. */
const nouns: Readonly<Record<QuestionId, Noun>> = {
  'q-1': { name: 'map of rivals' },
  'q-2': { name: 'reason' },
  'q-3': { name: 'name' },
  'q-4': { name: 'slogan' },
  'q-5': { name: 'logo' },
  'q-6': { name: 'goal' },
  'q-7': { name: 'voice' },
  'q-8': { name: 'content plan' },
  'q-9': { name: 'first screen' },
  'q-10': { name: 'pages', isPlural: true },
  'q-11': { name: 'signposts', isPlural: true },
  'q-12': { name: 'way in' },
  'q-13': { name: 'pictures', isPlural: true },
  'q-14': { name: 'film' },
  'q-15': { name: 'traffic' },
  'q-16': { name: 'word of mouth' },
  'q-17': { name: 'growth plan' },
  'q-18': { name: 'advertising' },
  'q-19': { name: 'social accounts', isPlural: true },
  'q-20': { name: 'standing' },
};

/** The sentences at the bends and at the end of the audit’s strip (docs/rules.md#audit-strip). */
export const stripWords = {
  strong: (id: QuestionId) => {
    const { name, isPlural } = nouns[id];
    return `Your ${name} ${isPlural ? 'hold' : 'holds'}.`;
  },
  missing: (id: QuestionId) => {
    const { name, isPlural } = nouns[id];
    return `Your ${name} ${isPlural ? 'don’t' : 'doesn’t'}, yet.`;
  },
  half: (id: QuestionId) => `Your ${nouns[id].name}, only half.`,
  start: (id: QuestionId) => `Start with your ${nouns[id].name}.`,
  /** Every answer so far is a, b or c. */
  all: {
    a: ['Unbroken so far.', 'Keep it so.'],
    b: ['Half, all the way.'],
    c: ['Only dots so far.'],
  },
  /** All twenty are a. */
  whole: ['One unbroken line.', 'Guard it.'],
} as const;
