import { agency } from './agency';
import { approachTitles } from './approach';

export const agencyHead = {
  title: 'The Agency',
  lead: 'We make brands and the films that carry them, for businesses and startups. Strategists, designers, writers, animators and developers sit at one long table, so a logo and a film leave the room agreeing with each other.',
} as const;

export interface JourneyYear {
  year: string;
  title: string;
  text: string;
}

export const journeyHead = {
  title: 'OUR JOURNEY',
  note: 'From loose dots to one line. Choose a year.',
} as const;

export const journey: readonly JourneyYear[] = [
  {
    year: '2021',
    title: 'Unofficial, and busy',
    text: 'It began as an unofficial cohort of freelancers. Then COVID sent everyone to their screens, and the work grew faster than the cohort did. There was no name on the door. There was no door.',
  },
  {
    year: '2023',
    title: 'More verticals, and a name',
    text: 'The freelancers of 2021 had more kinds of work than they had words for. In 2023 the cohort expanded into new verticals and gave itself a name. That meant doing to ourselves what we do to clients: asking what we are for, and keeping the answer short enough to say aloud.',
  },
  {
    year: '2025',
    title: 'Official, and global',
    text: 'The cohort went official as a global agency and launched its website and its social presence. Same table, longer. You’re looking at the result.',
  },
];

export const kpisHead = {
  title: 'OUR KPIS',
  lead: 'We drew every one of them, so you can count. The\u00a0plus signs are the ones that didn’t fit.',
} as const;

interface Kpi {
  id: string;
  figure: number;
  term: string;
  width: number;
  height: number;
}

/** The six figures (docs/rules.md#kpis), each with the size of its picture. */
export const kpis: readonly Kpi[] = [
  { id: 'projects', figure: 400, term: 'projects completed', width: 943, height: 145 },
  { id: 'brands', figure: 30, term: 'happy brands', width: 175, height: 145 },
  { id: 'years', figure: 5, term: 'years average experience', width: 394, height: 75 },
  { id: 'verticals', figure: 12, term: 'service verticals', width: 291, height: 75 },
  { id: 'countries', figure: 9, term: 'countries served', width: 184, height: 75 },
  { id: 'industries', figure: 10, term: 'industry expertise', width: 302, height: 75 },
];

export const aboutIndustries = { title: 'INDUSTRIES WE HAVE WORKED WITH' } as const;

export const aboutClients = {
  title: 'Notable clients',
  note: 'Fifteen of the 30+. Point at one to see it in its own colours.',
  all: 'All at once',
} as const;

export const vision = {
  title: 'The Vision',
  quote: '“A brand is finished when a stranger can explain it to another stranger.”',
  cards: [
    {
      id: 'dot',
      title: 'Connect',
      text: 'Find the point where you and your customer already agree.',
    },
    {
      id: 'bar',
      title: 'Convey',
      text: 'Say that one thing on every surface, in words and in pictures, until people can finish the sentence for you.',
    },
    {
      id: 'bend',
      title: 'Convert',
      text: 'Give them a reason to turn round, and somewhere to go once they do.',
    },
  ],
} as const;

export const aboutApproach = {
  title: 'The Approach',
  steps: [
    {
      title: approachTitles[0],
      text: 'We ask the awkward questions first, and write down the answers that surprise us.',
    },
    {
      title: approachTitles[1],
      text: 'What people do beats what they say. We look at both, then choose one direction and defend\u00a0it\u00a0on\u00a0a\u00a0page.',
    },
    {
      title: approachTitles[2],
      text: 'You see the rough work, while it can still change. Designers, writers and film people work on\u00a0the\u00a0same\u00a0wall.',
    },
    {
      title: approachTitles[3],
      text: 'Short rounds, with something to look at after each. You know what is next and who\u00a0has\u00a0the\u00a0ball.',
    },
  ],
} as const;

export const aboutEnquiry = {
  title: 'Pull up a chair',
  lead: 'Tell us what you’re making. Four\u00a0fields; the\u00a0fifth is for people who like calls.',
} as const;

export const blogInvitation = {
  label: 'Blog',
  question: 'Not ready to hop on yet?',
  link: 'CHECK OUT OUR BLOGS',
} as const;

export const address = {
  place: `${agency.place.city}, ${agency.place.region}`,
  picture: `A street map drawn from bars and dots; one line runs through it and ends at a green dot in ${agency.place.city}, ${agency.place.region}.`,
} as const;
