/** Heading and lead of each page. */
export const pageIntros = {
  home: {
    title: 'We make ideas that connect, convey, convert.',
    lead: 'Branding and video marketing for startups and businesses with something to say. One team, from the first question to the last frame.',
  },
  branding: {
    title: 'OUR SERVICES',
    lead: 'Names, logos, sites and films that agree with each other.',
  },
  video: { title: 'OUR SERVICES', lead: 'We find the one thing worth saying, then film it.' },
  about: { title: 'The Agency', lead: 'A global agency for branding and video marketing.' },
  careers: { title: 'Join our team', lead: 'Five open chairs, and a full-time day of six hours.' },
  brandAudit: {
    title: "Evaluate Your Brand's Capabilities",
    lead: 'Twenty honest questions, a detailed report by e-mail, free.',
  },
  faq: {
    title: "You've Got Queries. We've Got Ideas and Resources.",
    lead: 'The questions we hear most, answered before you ask.',
  },
  privacy: { title: 'Privacy policy', lead: 'Last updated June 07, 2024.' },
  notFound: {
    title: '404',
    lead: "Looks like you just waltzed into oblivion! Don't Worry! we have got an Easter Egg Hunt for you.",
  },
} as const;
