/** Name of what says a form's language: in its address, and of the hidden input of a plain post. */
export const LANGUAGE_INPUT = 'lang';
