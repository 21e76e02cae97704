export * from './embedProblems.ts';
export * from './heightMemory.ts';
export * from './hostScheme.ts';
export * from './messages.ts';
export * from './mergePrefill.ts';
export * from './reportEmbedProblem.ts';
