/** Words of what the owner reads about leads: the daily digest and the command line. */

export const leadKinds: Readonly<Record<string, string>> = {
  short: 'Enquiry',
  detailed: 'Detailed enquiry',
  audit: 'Brand audit',
  newsletter: 'Newsletter',
};

/** Why something was kept aside, by the code that the row carries. */
export const keptAsideReasons: Readonly<Record<string, string>> = {
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

export const digestWords = {
  subject: (keptAside: number, parked: number) =>
    [
      keptAside > 0 ? `${count(keptAside, 'lead', 'leads')} kept aside` : '',
      parked > 0 ? `${count(parked, 'message', 'messages')} stuck` : '',
    ]
      .filter(Boolean)
      .join(', ') || 'Nothing is kept aside any more',
  keptAsideTitle: 'Looked like a machine',
  keptAside:
    'These came in, were stored and were not mailed. Most will be spam. Where one is a person, release it: it becomes a lead like any other, with its mails.',
  parkedTitle: 'Would not leave',
  parked:
    'These were tried for a day or longer and refused. The next start of the server tries them again; the log says why they were refused.',
  unlisted: (number: number) =>
    `And ${number} more. This lists them: npm run leads -- list --last 500`,
  release: (reference: string) => `npm run leads -- release ${reference}`,
  show: (reference: string) => `npm run leads -- show ${reference}`,
  gone: 'What was kept aside has been released or forgotten since.',
  footnote: 'Sent once a day by the website, only when there is something to tell.',
} as const;
