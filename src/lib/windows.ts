/** Windows with room for the audit's rail in the margin: the variant `upright` of the style sheet. */
export const uprightWindow = 'screen and (min-width: 1280px) and (min-height: 640px)';
