import { agency } from './agency';

/** Words of the mail that asks to confirm a subscription, and of the pages behind its links. */
export const confirmationWords = {
  subject: `Please confirm: the ${agency.name} newsletter`,
  title: 'One more click.',
  greeting: (name?: string) => (name ? `Hello ${name},` : 'Hello,'),
  request:
    'This address was entered for the newsletter on our site. Was it you? Then say yes, and you are on the list.',
  button: 'Yes, sign me up',
  deadline: 'The link holds for seven days.',
  ignore: 'It was not you? Do nothing. Without that click we never write to you again.',
  leave: 'Take me off the list',
  footnote: `${agency.name}. ${agency.tagline}.`,
} as const;

export const newsletterPageWords = {
  home: `To ${agency.name}`,
  confirm: {
    title: 'One click and you are in.',
    text: 'You get our newsletter at the address that this link came to. You can leave with one click, from every issue.',
    button: 'Sign me up',
  },
  confirmed: {
    title: 'You are on the list.',
    text: 'Thank you. The next issue comes to you.',
    isJoined: true,
  },
  already: {
    title: 'You are on the list already.',
    text: 'Nothing more to do.',
    isJoined: true,
  },
  leave: {
    title: 'Leave the newsletter?',
    text: 'One click and we stop writing to you.',
    button: 'Take me off the list',
  },
  left: { title: 'You are off the list.', text: 'We do not write to you again.' },
  expired: {
    title: 'This link has run out.',
    text: 'It held for seven days. Sign up again at the foot of our site, and a new one is on its way.',
  },
  invalid: {
    title: 'This link is not whole.',
    text: 'Some mail programs cut long links. Copy it from the mail in one piece, or sign up again at the foot of our site.',
  },
  gone: {
    title: 'This address is not on the list.',
    text: 'Sign up at the foot of our site, whenever you like.',
  },
} as const;
