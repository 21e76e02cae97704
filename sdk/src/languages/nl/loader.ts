/** Accessible name of the button that closes an overlay. */
export const close = 'Sluiten';
