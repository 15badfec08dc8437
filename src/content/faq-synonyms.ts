/**
 * What people say for one and the same thing: who searches for one of a row means all of it. At least one of a row
 * must occur in the questions, or the row finds nothing. A phrase with a filler (below) is understood and not looked for.
 */
export const faqSynonyms: readonly (readonly string[])[] = [
  [
    'price',
    'pricing',
    'cost',
    'how much',
    'fee',
    'rate',
    'charge',
    'quote',
    'budget',
    'expensive',
    'cheap',
    'afford',
  ],
  [
    'how long',
    'how soon',
    'how fast',
    'duration',
    'timeline',
    'time frame',
    'timeframe',
    'turnaround',
    'deadline',
    'week',
    'month',
  ],
  ['website', 'web site', 'site', 'webpage', 'homepage', 'landing page'],
  ['movie', 'film', 'clip', 'commercial'],
  ['logo', 'emblem', 'brand mark'],
  ['startup', 'start-up', 'small business', 'early stage'],
  ['pr', 'press', 'public relations', 'press release'],
  ['advert', 'advertising', 'ppc', 'paid media'],
  ['google', 'seo', 'search engine'],
  ['revision', 'round', 'feedback', 'amend'],
  ['maintenance', 'support', 'look after', 'aftercare'],
  ['location', 'where', 'country', 'countries', 'city', 'india', 'uae'],
  ['contract', 'retainer', 'commitment', 'subscription'],
  ['cms', 'content management', 'wordpress'],
  ['ai', 'chatbot', 'artificial intelligence'],
  ['rename', 'naming', 'name'],
  ['social media', 'instagram', 'tiktok', 'linkedin', 'facebook'],
];

/** Words that say nothing by themselves, as long as others are there. */
export const faqFillers: ReadonlySet<string> = new Set(
  'a an and any are at be been can could do does did for get have how i if in is it me my need of on or our please should take takes tell that the their there they this to us want we what when which who will with would you your'.split(
    ' ',
  ),
);
