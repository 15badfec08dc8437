export const GREEN = '#1E4D2B';
export const CREAM = '#FFF3D0';
export const AMBER = '#FF9A1F';
export const ORANGE = '#FF6A2B';
export const FOAM = '#F4F1E4';
