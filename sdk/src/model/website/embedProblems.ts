export * from '../../protocol/embedProblems.ts';

/** Longest address of a page in a report, in characters. */
export const MAX_REPORTED_PAGE_LENGTH = 2_000;
