/** Words of the mails by which the owner runs the site, and of the pages behind their links (docs/rules.md#desk). */

interface Page {
  title: string;
  text: string;
}

interface CommandWords extends Page {
  /** Text of the link in a mail. */
  link: string;
  button: string;
  /** Label of the page's one field. */
  input?: string;
  done: Page;
}

const mailed: Page = {
  title: 'It’s on its way to you',
  text: 'It comes to the address that this mail came to, within a minute. Nothing is shown here.',
};

/** What the links do; each name is the last part of its page's address. */
export const deskCommandNames = [
  'release',
  'release-all',
  'drop',
  'drop-all',
  'month',
  'last-month',
  'held',
  'subscribers',
  'find',
  'forget',
  'desk',
] as const;

export type DeskCommand = (typeof deskCommandNames)[number];

export const deskCommands: Readonly<Record<DeskCommand, CommandWords>> = {
  release: {
    link: 'Release it',
    title: 'Release this lead?',
    text: 'It becomes a lead like any other: you get its mail, and whoever took an audit gets the report. If another audit has its details, it takes them over: be sure first that the person who wrote to you is who they say they are.',
    button: 'Release it',
    done: { title: 'It’s released', text: 'Its mails are on their way.' },
  },
  'release-all': {
    link: 'Release all of this sender',
    title: 'Release all of this sender?',
    text: 'Whatever came from the same mailbox and is held for review becomes a lead like any other, with its mails.',
    button: 'Release them all',
    done: { title: 'They’re released', text: 'Their mails are on their way.' },
  },
  drop: {
    link: 'Drop it',
    title: 'Drop this lead?',
    text: 'It is erased for good. If a real customer wrote it, nobody ever answers them.',
    button: 'Drop it',
    done: { title: 'It’s dropped', text: 'The lead is erased.' },
  },
  'drop-all': {
    link: 'Drop all of this sender',
    title: 'Drop all of this sender?',
    text: 'Whatever came from the same mailbox and is held for review is erased for good. If a real customer wrote it, nobody ever answers them.',
    button: 'Drop them all',
    done: { title: 'They’re dropped', text: 'All that was held of this sender is erased.' },
  },
  month: {
    link: 'This month’s leads',
    title: 'Mail you this month’s leads?',
    text: 'All leads since the first of the month come to your own address as a table.',
    button: 'Mail them to me',
    done: mailed,
  },
  'last-month': {
    link: 'Last month’s leads',
    title: 'Mail you last month’s leads?',
    text: 'All leads of the month before come to your own address as a table.',
    button: 'Mail them to me',
    done: mailed,
  },
  subscribers: {
    link: 'The newsletter’s list',
    title: 'Mail you the newsletter’s list?',
    text: 'Everybody who confirmed and has not left comes to your own address as a table, each with the link that takes them off.',
    button: 'Mail it to me',
    done: mailed,
  },
  held: {
    link: 'All that is held for review',
    title: 'Mail you all that is held for review?',
    text: 'It comes to your own address as a table. To release one of it, find its sender by their address.',
    button: 'Mail it to me',
    done: mailed,
  },
  find: {
    link: 'Find a person',
    title: 'Find a person',
    text: 'What the site holds about them, and who was told what, comes to your own address, with links to forget them, and to release what is held. Nothing is shown here.',
    input: 'Their e-mail address, website, phone or LinkedIn address',
    button: 'Mail me what there is',
    done: mailed,
  },
  forget: {
    link: 'Forget a person',
    title: 'Forget this person?',
    text: 'Everything of one e-mail address is erased for good: enquiries, audits, sign-ups and the mails about them. What is in your own mailbox and in backups is yours to delete.',
    input: 'Their e-mail address',
    button: 'Erase it all',
    done: {
      title: 'They’re forgotten',
      text: 'Whatever the site held of this address is erased. A mail to you says whether there was anything.',
    },
  },
  desk: {
    link: 'Your desk, with fresh links',
    title: 'Mail you your desk?',
    text: 'What came in, what waits and fresh links come to your own address.',
    button: 'Mail it to me',
    done: mailed,
  },
};

/** What the page adds if more mailboxes than `most` hold what was typed. */
export const foundTooMany = (most: number) =>
  `More than ${most} mailboxes hold what you typed: mails about ${most} of them are on their way, and the others are left out. Look for something that fewer share.`;

/** Pages that answer instead of what a link is for. */
export const deskPages = {
  nothing: {
    title: 'Nothing to do',
    text: 'It was dealt with before, or it left by itself. Nothing changed.',
  },
  taken: {
    title: 'It stays held for review',
    text: 'Another audit has the same details. Drop it, or leave it: nothing changed.',
  },
  goesOn: {
    title: 'It goes on by itself',
    text: 'There is much to do, so it goes on behind this page. If the link still works in ten minutes, press it again.',
  },
  used: {
    title: 'This link was used',
    text: 'Each works once. “Your desk, with fresh links” in the daily mail sends new ones.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It worked for 14 days. “Your desk, with fresh links” in a newer mail sends new ones.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'Some mail programs cut long links: copy it from the mail in one piece. Links in mails from before the owner’s address changed have stopped working.',
  },
  failed: {
    title: 'The site can’t reach its data right now',
    text: 'The link still works. Try it again in a few minutes.',
  },
} as const satisfies Readonly<Record<string, Page>>;

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const shell = 'For whoever has a shell: npm run leads --';

export const ownerMailWords = {
  footnote:
    'Sent by the website, to you alone. Each link works once, for 14 days, and asks before it does anything.',
  leadsShell: `${shell} release | drop <reference>`,
  typedTitle: 'What they typed',
  typedIn: (reference: string) => `In ${reference}:`,
  desk: {
    subject: 'Your desk',
    cameIn: 'Came in within 31 days',
    kinds: [
      ['short', (number: number) => count(number, 'enquiry', 'enquiries')],
      ['detailed', (number: number) => count(number, 'detailed enquiry', 'detailed enquiries')],
      ['audit', (number: number) => count(number, 'brand audit', 'brand audits')],
      [
        'newsletter',
        (number: number) => count(number, 'newsletter sign-up', 'newsletter sign-ups'),
      ],
    ] as const,
    waits: 'Waits',
    held: (number: number) => `${count(number, 'submission', 'submissions')} held for review`,
    parked: (number: number) => `${count(number, 'message', 'messages')} stuck`,
    waiting: (number: number) => `${count(number, 'message', 'messages')} about to leave`,
    commands: 'What you can do from here',
    shell: `${shell} list | export | audits | forget`,
  },
  export: {
    month: { subject: 'This month’s leads', file: 'leads-this-month.csv' },
    'last-month': { subject: 'Last month’s leads', file: 'leads-last-month.csv' },
    subscribers: { subject: 'The newsletter’s list', file: 'newsletter.csv' },
    held: { subject: 'All that is held for review', file: 'held-for-review.csv' },
  },
  attached: 'The table is attached. A spreadsheet opens it.',
  cut: (leftOut: number) =>
    `There is more than a mail can carry: the attached table ends early and leaves out the last ${leftOut}.`,
  exportShell: `${shell} export --format csv`,
  found: {
    subject: 'What the site holds about one person',
    intro:
      'Everything of their mailbox is in the attached table, word for word. Who was told what:',
    cut: (most: number) =>
      `They sent more than ${most} posts: what is not held for review comes first, then the newest, and the rest is left out here. “Forget this person” erases all of it.`,
    told: (what: string, state: string) => `${what}: ${state}`,
    toldNobody: 'nobody was told',
    daily: 'listed in the daily mail to you',
    next: 'What you can do now',
    forget: 'Forget this person',
    shell: `${shell} show <reference>, forget <email>`,
  },
  'none-found': {
    subject: 'The site holds nothing about this address',
    text: 'Every field of every enquiry, audit and sign-up was searched for what you typed, and other spellings of one mailbox or phone number: nothing holds it.',
  },
  forgotten: {
    subject: 'A person is forgotten',
    text: 'Whatever the site held under the address that you typed or chose is erased, with the mails about it.',
  },
} as const;
