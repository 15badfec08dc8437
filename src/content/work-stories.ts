import type { WorkId } from './home';

/** Words of an opened work (docs/rules.md#works). */
export const workDialog = {
  asked: 'They asked',
  turned: 'We turned',
  said: 'It said',
  /** Of the two buttons. */
  label: 'Works',
  close: 'Back',
  next: (name: string) => `Next: ${name}`,
  scrub: (name: string) => `Scrub through the ${name} film`,
  /** Where the film is: one of its six key frames, from 1. */
  at: (key: number) => `Key frame ${key} of 6`,
} as const;

interface WorkStory {
  /** The client's problem, at most 20 words as the two below. */
  asked: string;
  /** The drawing that answers it. */
  turned: string;
  /** The work's own last words. */
  said: string;
  /** The work's ground, which fills the window. */
  ground: `#${string}`;
  /** Whether the words on that ground are light. */
  isDark: boolean;
}

/** What each work was about; the clients are invented (docs/rules.md#client-logos). */
export const workStories: Readonly<Record<WorkId, WorkStory>> = {
  lumenade: {
    asked:
      'Everyone knows lemonade with lunch. Make them want one when the afternoon stops moving.',
    turned: 'A clock’s hand into a straw. At three it sags, bends and finds the can.',
    said: 'The 3 p.m. problem, fixed.',
    // As the film’s, once it is encoded.
    ground: '#FFC731',
    isDark: false,
  },
  quillow: {
    asked:
      'On a shelf our books look like strangers. Make them one house, known from across the platform.',
    turned: 'The tail of the Q into a slow train. It leaves the letter by the long way round.',
    said: 'Books for slow trains.',
    ground: '#F3B8C4',
    isDark: false,
  },
  varsa: {
    asked: 'Running films start with the winner. Ours is for whoever got boxed in.',
    turned:
      'Losing ground into a way out. Our runner drops back, swings wide and takes lane three.',
    said: 'Shoes for the outside lane.',
    ground: '#B92205',
    isDark: true,
  },
  marrowe: {
    asked: 'People hear “clinic” and picture a waiting room. Show them an appointment instead.',
    turned:
      'One arm of the cross into a patient. It finds two days full, and lies down in Thursday.',
    said: 'See a doctor by Thursday.',
    ground: '#CFE9E3',
    isDark: false,
  },
  nimbolt: {
    asked: 'Nobody hears our vans arrive. Make that the reason to buy one.',
    turned:
      'Quiet into light. Parcels hop to dark doors, windows come on, and the whole street is lit.',
    said: 'Electric vans, quiet as this film.',
    ground: '#14123A',
    isDark: true,
  },
  dastan: {
    asked: 'Our cloth looks simple until you’ve seen it made. Show the making, and stay with it.',
    turned:
      'The screen into a loom. The shuttle crosses, the reed beats, the cloth comes down whole.',
    said: 'Nothing. The cloth did.',
    ground: '#3B1512',
    isDark: true,
  },
  hexwell: {
    asked:
      'People think a broken phone takes their keys with it. Tell them it doesn’t, without jargon.',
    turned:
      'The key into the still point. Phones break around it; the next grows from its outline.',
    said: 'Keys that outlive the phone.',
    ground: '#DCE3FF',
    isDark: false,
  },
};
