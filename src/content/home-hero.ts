import { paths } from '@/lib/paths';

/** Words of the home page's first screen, in a module of their own because they load first. */
export const hero = {
  before: 'We make',
  words: ['ideas', 'designs', 'strategies', 'videos', 'contents'],
  after: 'that connect, convey, convert',
  pause: 'Pause the headline and all motion',
  lead: 'Branding and video marketing for startups and businesses with something to say. One team, from the first question to the final cut.',
  action: { label: 'Start a project', to: paths.contact },
} as const;

export const clientsLabel = 'Clients';
