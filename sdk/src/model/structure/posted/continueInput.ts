/**
 * Name of what carries answers in progress on: the hidden input of a plain post, and in the address of a form the secret
 * of a link (decision 870).
 */
export const CONTINUE_INPUT = 'continue';
