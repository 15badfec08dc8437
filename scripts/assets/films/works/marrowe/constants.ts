export const TEAL = '#0B7A75';
export const MINT = '#CFE9E3';
export const FOAM = '#F4FBF8';
export const DARK = '#12312F';
export const CORAL = '#FF9E80';

/** The slots: x, size, and y of Tuesday, Wednesday and Thursday. */
export const SLOT = { x: 528, w: 392, h: 64, tops: [390, 466, 542] };
