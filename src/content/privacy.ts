import { agency } from './agency';

/** Target of a link in the policy. */
type PolicyLink = 'email' | 'form' | 'australia' | 'newZealand' | 'southAfrica';

/** Text: plain, bold, or a link. */
export type PolicyText = string | { bold: string } | { link: PolicyLink; text: string };

export type PolicyBlock =
  | { kind: 'text'; text: readonly PolicyText[] }
  | { kind: 'list' | 'states'; items: readonly string[] }
  | {
      kind: 'table';
      head: readonly [string, string];
      rows: readonly (readonly [string, string])[];
    };

export interface PolicySection {
  /** Its anchor: `/privacy-policy#sharing`. */
  id: string;
  /** Its name in the table of contents. */
  name: string;
  title: string;
  short: string;
  blocks: readonly PolicyBlock[];
}

const requestSubject = 'Data subject access request';
const requestBody = [
  'I ask you to (delete what does not apply):',
  '- tell me what personal information you hold about me',
  '- send me a copy of it',
  '- correct it',
  '- delete it',
  '- withdraw my consent',
  '',
  'My name:',
  'The e-mail address I used with you:',
  'Country or state I live in:',
  'What I would like corrected, or anything that helps you find it:',
].join('\r\n'); // RFC 6068

/**
 * Requests are made by e-mail, not by a call (docs/rules.md#privacy-policy): the link opens a mail with its lines
 * filled in. Empty while the agency has no address.
 */
export const policyLinks: Readonly<Record<PolicyLink, string>> = {
  email: agency.privacyEmail && `mailto:${agency.privacyEmail}`,
  form:
    agency.privacyEmail &&
    `mailto:${agency.privacyEmail}?subject=${encodeURIComponent(requestSubject)}&body=${encodeURIComponent(requestBody)}`,
  australia: 'https://www.oaic.gov.au/',
  newZealand: 'https://www.privacy.org.nz/',
  southAfrica: 'https://inforegulator.org.za/',
};

export const policyWords = {
  title: 'Privacy policy',
  updated: 'Last updated June 07, 2024',
  lead: 'On most policies the bars would stay where they are. Here is what’s under them: what we collect when you use this site, why, who else sees it and how to make us forget.',
  summary: 'Summary of key points',
  contents: 'Table of contents',
  sections: (count: number) => `${count} sections`,
  ask: 'See, fix or delete what we hold',
  askLead: [
    'Write to ',
    { bold: agency.privacyEmail },
    ', or use the form. It’s shorter than this page.',
  ],
  askButton: 'Open the request form',
} as const;

const email: PolicyText = { link: 'email', text: agency.privacyEmail };
const form: PolicyText = { link: 'form', text: 'data subject access request form' };
const text = (...parts: PolicyText[]): PolicyBlock => ({ kind: 'text', text: parts });

export const policySummary: readonly { question: string; answer: readonly PolicyText[] }[] = [
  {
    question: 'What do you collect?',
    answer: [
      'What you type into our forms, and what any website learns about the device that visits it.',
    ],
  },
  {
    question: 'Anything sensitive?',
    answer: ['No. We process no sensitive personal information.'],
  },
  {
    question: 'Anything from third parties?',
    answer: ['No. We collect nothing about you from anyone else.'],
  },
  {
    question: 'How do you use it?',
    answer: ['To answer you, run and secure the site, improve it, and meet legal duties.'],
  },
  {
    question: 'Who do you share it with?',
    answer: [
      'A web analytics service and a maps platform, in the situations described in section 4.',
    ],
  },
  {
    question: 'Do you sell it?',
    answer: ['No. In the preceding 12 months we have sold or shared no personal information.'],
  },
  {
    question: 'How do you keep it safe?',
    answer: [
      'With technical and organizational measures. No transmission over the internet is perfectly secure.',
    ],
  },
  {
    question: 'What are my rights?',
    answer: ['They depend on where you live. You can ask to see, correct or delete what we hold.'],
  },
  {
    question: 'How do I use them?',
    answer: ['Write to ', email, ', or fill in the ', form, '.'],
  },
];

export const policySections: readonly PolicySection[] = [
  {
    id: 'information-collected',
    name: 'Information collected',
    title: 'What information do we collect?',
    short: 'What you give us, and what your browser tells us.',
    blocks: [
      text(
        { bold: 'What you give us.' },
        ' You give us personal information when you send an enquiry, take the brand audit, subscribe to the newsletter, apply for a job or otherwise contact us. Depending on which of these you do, it can include:',
      ),
      {
        kind: 'list',
        items: [
          'names',
          'phone numbers',
          'e-mail addresses',
          'mailing addresses',
          'job titles',
          'contact preferences',
          'billing addresses',
        ],
      },
      text(
        'Each form asks for what its purpose needs. The short enquiry asks for your name, e-mail address, company and a brief; a phone number is up to you. The detailed enquiry adds your country, the kind of project, a budget band and the services you have in mind. The brand audit asks twenty questions about the brand, and for your name, job title, e-mail address, phone number, professional profile, company, website, number of employees and industry. The newsletter asks for a first name and an e-mail address.',
      ),
      text(
        { bold: 'What arrives by itself.' },
        ' Some information reaches us simply because you visit. It doesn’t reveal who you are, but it may include your IP address, browser and device characteristics, operating system, language preferences, referring URLs, device name, country, location, and usage information: how and when you use the site. We need it to keep the site secure and working, and to understand how it is used.',
      ),
      text(
        { bold: 'What we leave alone.' },
        ' We process no sensitive information, and we collect nothing about you from third parties.',
      ),
      text(
        'All personal information you provide must be true, complete and accurate, and you must tell us when it changes.',
      ),
    ],
  },
  {
    id: 'how-it-is-processed',
    name: 'How it is processed',
    title: 'How do we process your information?',
    short: 'To reply to you, keep the site working and comply with the law.',
    blocks: [
      text(
        'We process your information to provide and improve what this site does, to communicate with you, for security and to prevent misuse, and to comply with the law. In practice that means:',
      ),
      text(
        { bold: 'Answering you.' },
        ' An enquiry is mailed to our executives, who read it and reply. We use what you wrote to understand the project, and your contact details to get back to you.',
      ),
      text(
        { bold: 'Sending your audit report.' },
        ' Your twenty answers are counted, and the report goes to the e-mail address you gave. One free audit is provided per company or person, so we compare the e-mail address, profile, phone number and website with those of earlier audits.',
      ),
      text(
        { bold: 'Sending the newsletter.' },
        ' Only if you asked for it, and only until you ask us to stop.',
      ),
      text(
        { bold: 'Protecting the site.' },
        ' Forms attract machines. We look at how quickly a form was filled in, and count how many submissions come from one IP address within ten minutes. What looks automatic is set aside and marked; it is not read as an enquiry.',
      ),
      text(
        { bold: 'Improving the site.' },
        ' Usage information shows which pages are read and which are not.',
      ),
      text('We process it for another purpose only with your consent.'),
    ],
  },
  {
    id: 'legal-bases',
    name: 'Legal bases',
    title: 'What legal bases do we rely on?',
    short: 'Only when we have a valid legal reason.',
    blocks: [
      text(
        'We process your personal information only when it is necessary and when the law gives us a valid reason. Where the law asks us to name that reason, it is one of these:',
      ),
      text(
        { bold: 'Consent.' },
        ' You have agreed to a specific purpose, such as the newsletter. You can withdraw your consent at any time.',
      ),
      text(
        { bold: 'Performance of a contract.' },
        ' We need the information for an agreement with you, or for steps that you asked for before one: preparing an offer, for instance.',
      ),
      text(
        { bold: 'Legitimate interests.' },
        ' We have a reasonable interest, such as keeping the site safe or learning which pages help, and your own rights and interests do not outweigh it.',
      ),
      text(
        { bold: 'Legal obligations.' },
        ' The law requires it of us: to cooperate with an authority, or to establish or defend a legal claim.',
      ),
      text({ bold: 'Vital interests.' }, ' Rarely, and only where someone’s safety is at stake.'),
    ],
  },
  {
    id: 'sharing',
    name: 'Sharing',
    title: 'When and with whom do we share it?',
    short: 'In specific situations, with specific parties.',
    blocks: [
      text(
        { bold: 'Web analytics.' },
        ' We may share usage information with a web analytics service that counts visits and shows us which pages are read.',
      ),
      text(
        { bold: 'Maps.' },
        ' Where a map is shown, the maps platform that provides it receives what it needs to draw it, which can include your location if you allow that.',
      ),
      text(
        { bold: 'Business transfers.' },
        ' We may share or transfer information as part of a merger, sale, financing or acquisition of all or part of our business.',
      ),
      text(
        'As this website stands today, its pages load nothing from other parties: fonts, pictures and films come from our own server, and there is no embedded map. Links to our blog and to social networks lead to other sites. From the moment you follow one, that site’s own policy applies.',
      ),
      text('We do not sell personal information.'),
    ],
  },
  {
    id: 'cookies-and-tracking',
    name: 'Cookies and tracking',
    title: 'Do we use cookies and tracking?',
    short: 'We may, to remember settings and to count visits.',
    blocks: [
      text(
        'We may use cookies and similar technologies, such as pixels, to collect and store information. Most browsers accept cookies unless told otherwise. You can set yours to remove or refuse them; parts of a site may then work less well.',
      ),
      text(
        'As this website stands today, it sets no cookies, so there is no banner to click away. It does keep a few notes in your own browser, so that you lose nothing. Until you close the tab:',
      ),
      {
        kind: 'list',
        items: [
          'what you type into a form, unless you send it',
          'the name you wrote on our home page',
          'the report of an audit you sent',
          'how far you had scrolled',
          'what you looked for in the FAQ',
        ],
      },
      text(
        'The name goes sooner if you delete it there; the report, with its reference and your company’s name, if you have it forgotten on its page. Your audit answers stay until you send or clear them, or 30 days after the last one. That you paused motion stays until you clear it.',
      ),
      text(
        'A browser that reopens a closed tab may bring back what that tab kept. Your e-mail address and phone number are never kept beyond the tab you typed them in. None of these notes leaves your device by itself, and you can remove all of them by clearing the site’s data and history in your browser. It also remembers a report’s address, as it does any page’s: twenty letters, one for each answer, and no name.',
      ),
    ],
  },
  {
    id: 'retention',
    name: 'Retention',
    title: 'How long do we keep it?',
    short: 'As long as the purpose lasts, unless the law asks for longer.',
    blocks: [
      text(
        'We keep personal information for as long as you have an account with us, unless the law requires or permits a longer period, for example for tax or accounting. No purpose in this policy requires us to keep it longer than that.',
      ),
      text(
        'This website has no log-in. What you send without an account stays with us while we still need it for what you sent it for: an enquiry while we are talking about the project, an audit so that a second one can be recognised, a newsletter address until you unsubscribe.',
      ),
      text(
        'When there is no longer a legitimate need, we delete the information or make it anonymous. If it sits in a backup, we store it securely and keep it isolated until deletion is possible.',
      ),
    ],
  },
  {
    id: 'security',
    name: 'Security',
    title: 'How do we keep it safe?',
    short: 'With reasonable measures, and without promising the impossible.',
    blocks: [
      text(
        'We have put technical and organizational measures in place to protect the information we process. What the forms receive is stored on our server before we tell you that it has arrived. Nothing that is stored can be read back through the website: there is no page, and no hidden address, that shows it.',
      ),
      text(
        'Still, no transmission over the internet and no storage technology can be guaranteed to be completely secure, and we cannot promise that nobody will ever get past our measures. You send information at your own risk, and should use the site only in a secure environment.',
      ),
    ],
  },
  {
    id: 'minors',
    name: 'Minors',
    title: 'Do we collect information from minors?',
    short: 'Not knowingly. You must be at least 18.',
    blocks: [
      text(
        'We don’t knowingly collect data from, or market to, children under 18. By using the site you confirm that you are at least 18, or that you are the parent or guardian of a minor and consent to that minor’s use of it.',
      ),
      text(
        'If we learn that we hold information from someone under 18, we take reasonable steps to delete it promptly. Tell us at ',
        email,
        ' if you know of any.',
      ),
    ],
  },
  {
    id: 'privacy-rights',
    name: 'Privacy rights',
    title: 'What are your privacy rights?',
    short: 'You can review, change or end what we hold, depending on where you live.',
    blocks: [
      text(
        'In some regions the law gives you rights over your personal information. They can include the right to:',
      ),
      {
        kind: 'list',
        items: [
          'ask for access',
          'get a copy',
          'have it corrected',
          'have it erased',
          'restrict its processing',
          'receive it in portable form',
          'object to its processing',
        ],
      },
      text(
        'Write to ',
        email,
        ' or use the ',
        form,
        ' to make such a request. We consider every request and act on it in accordance with the law that applies.',
      ),
      text(
        { bold: 'Withdrawing consent.' },
        ' Where we rely on your consent, you can withdraw it at any time by writing to the same address. What was lawful before stays lawful; what rests on another legal basis goes on.',
      ),
      text(
        { bold: 'Leaving the newsletter.' },
        ' Use the link at the end of any issue or write to us. We may still write to you about something you asked for, such as an audit report or an answer to an enquiry.',
      ),
      text(
        { bold: 'Complaining.' },
        ' If you believe that we process your information unlawfully, you can also complain to your local data protection authority.',
      ),
    ],
  },
  {
    id: 'do-not-track',
    name: 'Do-not-track',
    title: 'What about do-not-track?',
    short: 'We don’t respond to do-not-track signals.',
    blocks: [
      text(
        'Most browsers, and some mobile systems and apps, offer a do-not-track setting: a signal that you would rather not have your browsing followed. No uniform standard for recognising and acting on these signals has been settled, so this site does not respond to them at present. If a standard is adopted that we must follow, we will say so in a revised version of this policy.',
      ),
    ],
  },
  {
    id: 'us-residents-rights',
    name: 'US residents’ rights',
    title: 'Do US residents have specific rights?',
    short: 'In sixteen states, yes.',
    blocks: [
      text(
        'If you live in one of these states, you may ask what we hold about you, get a copy, have it corrected or deleted, and withdraw consent:',
      ),
      {
        kind: 'states',
        items: [
          'California',
          'Colorado',
          'Connecticut',
          'Delaware',
          'Florida',
          'Indiana',
          'Iowa',
          'Kentucky',
          'Montana',
          'New Hampshire',
          'New Jersey',
          'Oregon',
          'Tennessee',
          'Texas',
          'Utah',
          'Virginia',
        ],
      },
      text('Whether we collected these categories of personal information in the past 12 months:'),
      {
        kind: 'table',
        head: ['Category', 'Collected'],
        rows: [
          ['Identifiers', 'NO'],
          ['Customer records', 'NO'],
          ['Protected classifications', 'NO'],
          ['Commercial information', 'NO'],
          ['Biometric information', 'NO'],
          ['Network activity', 'NO'],
        ],
      },
      text('We have not sold or shared any personal information in the preceding 12 months.'),
      text(
        { bold: 'California, Shine The Light.' },
        ' Under California’s “Shine The Light” law, residents of California may ask us, once a year and free of charge, which categories of personal information we disclosed to third parties for direct marketing. Send such a request to ',
        email,
        '.',
      ),
    ],
  },
  {
    id: 'other-regions',
    name: 'Other regions',
    title: 'Do other regions have specific rights?',
    short: 'Yes: Australia, New Zealand and South Africa.',
    blocks: [
      text(
        { bold: 'Australia and New Zealand.' },
        ' You may request access to, or correction of, your personal information through the ',
        form,
        '. If you believe we are processing it unlawfully, you can complain to the ',
        { link: 'australia', text: 'Australian regulator' },
        ' or the ',
        { link: 'newZealand', text: 'New Zealand regulator' },
        '.',
      ),
      text(
        { bold: 'South Africa.' },
        ' You may request access or correction through the same ',
        form,
        '. If you are not satisfied with our answer to a complaint, you can turn to the ',
        { link: 'southAfrica', text: 'South African regulator' },
        '.',
      ),
    ],
  },
  {
    id: 'policy-updates',
    name: 'Policy updates',
    title: 'Do we update this policy?',
    short: 'Yes, when the law or our practice changes.',
    blocks: [
      text(
        'The date at the top of the page tells you which version you are reading. If we make material changes, we may post a notice or contact you directly. Requests under an earlier version can still be made through the ',
        form,
        '.',
      ),
    ],
  },
  {
    id: 'contact',
    name: 'Contact',
    title: 'How can you contact us about it?',
    short: 'By e-mail.',
    blocks: [
      text(
        'Questions and comments about this policy go to ',
        email,
        '. Requests about your own data are quickest through the ',
        form,
        '.',
      ),
    ],
  },
  {
    id: 'review-update-or-delete-data',
    name: 'Review, update or delete data',
    title: 'How can you review, update or delete your data?',
    short: 'Write to us, or use the form.',
    blocks: [
      text(
        'Depending on the law where you live, you may ask for access to the personal information we hold about you, for details of how we process it, for corrections, or for deletion. Such requests are made by e-mail: write to ',
        email,
        ' or fill in the ',
        form,
        ', which opens as a letter in your own mail program.',
      ),
      text(
        'It helps if you write from the address you used with us. Otherwise we may first have to make sure that it is you.',
      ),
    ],
  },
];
