import { jobs } from './jobs';
import { capital, numberWord } from './number-words';

export const careersHead = {
  title: 'Join our team',
  lead: `${capital(numberWord(jobs.length))} ${jobs.length === 1 ? 'chair is' : 'chairs are'} free. Pull\u00a0one\u00a0out.`,
} as const;

export type ValueId = 'culture' | 'synergy' | 'transparency';

/** The values (docs/rules.md#careers-page); the fourth has a section of its own. */
export const values: {
  title: string;
  rows: readonly { id: ValueId; title: string; text: string }[];
  schedule: { figure: string; caption: string; title: string; text: string };
} = {
  title: 'What the table is like',
  rows: [
    {
      id: 'culture',
      title: 'Culture',
      text: 'Notes are about the piece on the wall, never the person who pinned it there. Good work gets praised out\u00a0loud,\u00a0too.',
    },
    {
      id: 'synergy',
      title: 'Collaborative Synergy',
      text: 'Branding and film share a table and a file. You’ll be asked about work that isn’t yours, and your answer counts.',
    },
    {
      id: 'transparency',
      title: 'Transparency',
      text: 'Briefs, feedback and the reasons for a change lie on the\u00a0table,\u00a0face\u00a0up.',
    },
  ],
  schedule: {
    figure: '6',
    caption: 'A day, hour by hour. The bar is ours; the dots are yours.',
    title: 'Dynamic Work Schedule',
    text: 'Full time means 6 hours a day. Choose them with your team, do the work,\u00a0close\u00a0the\u00a0lid.',
  },
};

/** The four steps (docs/rules.md#careers-page). */
export const recruitment = {
  title: 'Recruitment process',
  steps: [
    {
      title: 'Fill out the form',
      text: 'Name, role, links. Send work you’d show again; two good pieces beat twenty.',
    },
    {
      title: 'Jump on a call with a team leader',
      text: 'A person from the team, not a panel. Bring questions;\u00a0we\u00a0will.',
    },
    {
      title: 'Finish a quick task',
      text: 'Quick means quick. Then\u00a0we discuss it with you on an online call.',
    },
    { title: 'Get on board', text: 'Your chair, your team, your first brief.' },
  ],
} as const;

export const jobWords = {
  title: 'Current Job Openings',
  apply: 'Apply Now',
  /** Lines of the application mail; applicants answer after each colon. */
  form: [
    'Name:',
    'Portfolio link:',
    'Why this role:',
    'When I can start:',
    '',
    'Two good pieces beat twenty; attach them or link to them.',
  ],
  /** For those without a mail program. */
  address: 'No mail program at hand? Here’s the address:',
  copyName: 'Copy the address for applications',
} as const;

/** Words of the buttons that copy the hiring address. */
export const copyWords = {
  label: 'Copy',
  copied: 'Copied',
  failed: 'Your browser won’t let us copy. Select the address instead.',
} as const;

export const speculative = {
  title: 'Can’t find relevant openings?',
  lead: 'Write anyway. Say what you would do here that nobody is doing yet, and show one thing\u00a0you\u00a0have\u00a0made.',
  copyName: 'Copy the address',
} as const;
