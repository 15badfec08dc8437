import { agency } from './agency';

/** Words of the confirmation mail for the newsletter, and of the pages behind its links. */
export const confirmationWords = {
  subject: `Please confirm: the ${agency.name} newsletter`,
  title: 'One more click',
  greeting: 'Hello,',
  request:
    'This address was entered for the newsletter on our site. Was it you? Say yes, and you’re on the list.',
  button: 'Yes, sign me up',
  deadline: 'The link works for seven days.',
  ignore:
    'Wasn’t you? Do nothing, and no newsletter comes. Whoever enters this address again has us ask again, once a day at most.',
  leave: 'Don’t ask me for 30 days',
  footnote: `${agency.name}. ${agency.tagline}.`,
} as const;

export const newsletterPageWords = {
  home: `Go to ${agency.name}`,
  confirm: {
    title: 'One click and you’re in',
    text: 'We’ll send our newsletter to the address that this link came to. Every issue has a one-click way out.',
    button: 'Sign me up',
  },
  confirmed: {
    title: 'You’re on the list',
    text: 'Thank you. The next issue is yours.',
    isJoined: true,
  },
  already: {
    title: 'You’re already on the list',
    text: 'Nothing more to do.',
    isJoined: true,
  },
  leave: {
    title: 'Leave the newsletter?',
    text: 'One click and no newsletter comes. For 30 days nobody can sign this address up, you included.',
    button: 'Take me off the list',
  },
  left: {
    title: 'You’re off the list',
    text: 'No newsletter comes, and for 30 days nobody can sign this address up. Changed your mind? Write to us.',
  },
  expired: {
    title: 'This link has expired',
    text: 'It worked for seven days. Sign up again at the foot of our site, and we’ll send a new one.',
  },
  invalid: {
    title: 'This link is incomplete',
    text: 'Some mail programs cut long links. Copy it from the mail in one piece, or sign up again at the foot of our site.',
  },
  failed: {
    title: 'We can’t reach our list right now',
    text: 'The link still works. Try it again in a few minutes.',
  },
  gone: {
    title: 'This address is not on the list',
    text: 'Sign up at the foot of our site. An address that left can be signed up again after 30 days.',
  },
} as const;
