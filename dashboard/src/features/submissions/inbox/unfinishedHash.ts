/** End of the inbox's address that shows unfinished answers of its form. */
export const UNFINISHED = '#unfinished';
