import { paths } from './pages';

/** Words of the home page's first screen, in a module of their own because they load first. */
export const hero = {
  before: 'We make',
  words: ['ideas', 'designs', 'strategies', 'videos', 'contents'],
  after: 'that connect, convey, convert',
  pause: 'Pause the headline and all motion',
  lead: 'We draw the brand, then we film it. Same table, same people, first question to final cut.',
  action: { label: 'Start a project', to: paths.contact },
} as const;

export const clientsLabel = 'Clients';
