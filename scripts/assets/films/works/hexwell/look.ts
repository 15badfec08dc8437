/** The key's middle; it never moves. */
export const KEY = { x: 840, y: 262 };
export const FLOOR = 636;

export const NAVY = '#10173A';
export const CORAL = '#FF7A59';
export const BLUE = '#2743D6';
export const PALE = '#DCE3FF';
const SCREEN = '#F4F6FF';

/** What a phone is made of: its rim, its screen, and its screen once it is dead. */
export interface PhoneLook {
  rim: string;
  screen: string;
  dead: string;
}

export const navyPhone: PhoneLook = { rim: NAVY, screen: SCREEN, dead: '#2A3360' };
export const coralPhone: PhoneLook = { rim: CORAL, screen: SCREEN, dead: '#C4553A' };
