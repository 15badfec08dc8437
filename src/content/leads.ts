/** Words of the daily digest and of the command line. */

export const leadKinds: Readonly<Record<string, string>> = {
  short: 'Enquiry',
  detailed: 'Detailed enquiry',
  audit: 'Brand audit',
  newsletter: 'Newsletter',
};

/** Why a submission is held for review, by the code in its row; the least suspicious first. */
export const quarantineReasons = {
  taken: 'was refused twice in a day: another audit has its details',
  claims: 'one of more than three audits from one address in a day',
  rate: 'one of more than twenty posts from one address in ten minutes',
  'sign-ups': 'one of many newsletter sign-ups from one address in a day',
  fill: 'was filled in within 2.5 seconds',
  origin: 'came from none of our pages',
  name: 'has a name that holds an address',
  trap: 'filled in a field that people do not see',
} as const;

export type QuarantineReason = keyof typeof quarantineReasons;

const reasonsByCode: Readonly<Record<string, string>> = quarantineReasons;

/** @returns the words for a code in a row, which an older version may have written */
export const quarantineReason = (code: string): string => reasonsByCode[code] ?? code;

export const outgoingKinds: Readonly<Record<string, string>> = {
  notification: 'Mail to you',
  'audit-report': 'Report to the founder',
  confirmation: 'Mail that asks to confirm',
  webhook: 'Webhook',
  found: 'What the site holds about a person, to you',
  'none-found': 'What the site holds about a person, to you',
  forgotten: 'That a person is forgotten, to you',
  digest: 'The mail at seven, to you',
  desk: 'Your desk, to you',
  month: 'This month’s leads, to you',
  'last-month': 'Last month’s leads, to you',
  subscribers: 'The newsletter’s list, to you',
  held: 'All that is held for review, to you',
  'mail-stuck': 'The call that no mail leaves',
};

/** Why a mail or call is stuck. */
export const parkedReasons = {
  webhook: 'was not accepted',
  unconfirmed: (attempts: number) =>
    `was handed over whole and not confirmed, ${attempts} times: a copy may have arrived`,
  rejected: (attempts: number) => `was handed over whole and refused, ${attempts} times`,
  address: 'has an address that no mail can be sent to',
  refused: (attempts: number) => `was refused ${attempts} times`,
} as const;

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Other lines of the digest, by code, with a number or what a mail server answered. */
export const digestNotices: Readonly<Record<string, (detail: string) => string>> = {
  quiet: () => 'A quiet week: nothing was held for review, and no mail got stuck.',
  'disk-low': () => 'Less than 1 GB is left on the disk of the site’s data.',
  'mail-waits': (answer) =>
    `Mail had waited for over an hour when this was written${answer && ` (${answer})`}: the log of the server says why.`,
  'posts-refused': (number) =>
    `${count(Number(number), 'post was', 'posts were')} refused since the last of these mails: too many in a day looked like a machine’s.`,
  'confirmations-waited': (number) =>
    `In ${count(Number(number), 'hour', 'hours')} since the last of these mails, more people signed up for the newsletter than are asked to confirm in an hour. The others waited for the next.`,
};

export const digestWords = {
  subject: (held: number, parked: number, notices: number) =>
    [
      held > 0 ? `${count(held, 'lead', 'leads')} held for review` : '',
      parked > 0 ? `${count(parked, 'message', 'messages')} stuck` : '',
      notices > 0 ? `${count(notices, 'thing', 'things')} to look at` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing is held for review any more',
  quietSubject: 'A quiet week',
  heldTitle: 'Held for review',
  held: 'These came in and looked like a machine’s, each for the reason beside it, so they were stored but not mailed. One line for each sender, the least suspicious first; what they typed stands at the end. Most will be spam. Where one is a person, release it.',
  /** What a real customer loses if theirs is dropped, by kind. */
  losses: {
    short:
      'Drop an enquiry of a real customer, and it is gone: they believe that you have it and wait.',
    detailed:
      'Drop a detailed enquiry of a real customer, and brief and budget are gone: they believe that you have them and wait.',
    audit: 'Drop a real founder’s audit, and their report never comes, nor do you hear of them.',
    newsletter: 'Drop a real sign-up, and the mail that asks them to confirm never comes.',
  },
  times: (number: number) => `${number} times`,
  otherMailboxes: (number: number) =>
    `and ${count(number, 'other address', 'other addresses')} with the same words`,
  refusedBy: (references: string) =>
    `was refused twice in a day: ${references} has its details, and loses them if you release this`,
  unlisted: (number: number) => `And ${number} more.`,
  parkedTitle: 'Would not leave',
  parked:
    'These did not leave, each for the reason beside it. The site tries each once a day, and gives it up after 14 days.',
  givenUp: 'given up',
  moreParked: (number: number) => `And ${number} more.`,
  noticesTitle: 'To look at',
  nothingLeft: 'What was held for review has been released or forgotten since.',
} as const;
