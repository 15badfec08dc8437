/** Centre of the key, which never moves. */
export const KEY = { x: 840, y: 262 };
export const FLOOR = 636;

export const NAVY = '#10173A';
export const CORAL = '#FF7A59';
export const BLUE = '#2743D6';
export const PALE = '#DCE3FF';
const SCREEN = '#F4F6FF';

/** Colours of a phone: rim, screen, and dead screen. */
export interface PhoneColors {
  rim: string;
  screen: string;
  dead: string;
}

export const navyPhone: PhoneColors = { rim: NAVY, screen: SCREEN, dead: '#2A3360' };
export const coralPhone: PhoneColors = { rim: CORAL, screen: SCREEN, dead: '#C4553A' };
