/** Name of the input that only programs fill in; named like nothing, so that no browser fills it in by itself. */
export const UNSEEN_INPUT = 'fe-u';
