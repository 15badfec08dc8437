/** Words of the daily digest and of the command line. */

export const leadKinds: Readonly<Record<string, string>> = {
  short: 'Enquiry',
  detailed: 'Detailed enquiry',
  audit: 'Brand audit',
  newsletter: 'Newsletter',
};

/** Why a submission is held for review, by the code in its row. */
export const quarantineReasons: Readonly<Record<string, string>> = {
  trap: 'filled in a field that people do not see',
  fill: 'was filled in within 2.5 seconds',
  name: 'has a name that holds an address',
  rate: 'one of more than twenty posts from one address in ten minutes',
};

export const outgoingKinds: Readonly<Record<string, string>> = {
  notification: 'Mail to you',
  'audit-report': 'Report to the founder',
  confirmation: 'Mail that asks to confirm',
  webhook: 'Webhook',
};

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** Other lines of the digest, by code, with a number. */
export const digestNotices: Readonly<Record<string, (number: number) => string>> = {
  'disk-low': () => 'Less than 1 GB is left on the disk of the data directory.',
  'purge-stopped': () =>
    'The daily purge stopped: it would take more than a third of everything, or the clock of the server jumped. If all is right, run: npm run leads -- purge --confirm',
  'posts-refused': (number) =>
    `${count(number, 'post was', 'posts were')} refused since the last of these mails: more than QUARANTINE_LIMIT allows looked like a machine’s.`,
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
  heldTitle: 'Looked like a machine',
  held: 'These came in, were stored and were not mailed: the newest of each address first. Most will be spam. Where one is a person, release it: it becomes a lead like any other, with its mails.',
  release: 'npm run leads -- release <reference>',
  times: (number: number) => `${number} times`,
  unlisted: (number: number) =>
    `And ${number} more: npm run leads -- list --held-for-review --last 500`,
  parkedTitle: 'Would not leave',
  parked:
    'These were tried for a day or longer and not accepted. The next start of the server tries them again; the log says why.',
  show: 'npm run leads -- show <reference>',
  moreParked: (number: number) => `And ${number} more.`,
  noticesTitle: 'To look at',
  nothingLeft: 'What was held for review has been released or forgotten since.',
  footnote: 'Sent once a day by the website, only when there is something to tell.',
} as const;
