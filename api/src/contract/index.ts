export * from './problem.ts';
export * from './auth.ts';
export * from './forms.ts';
export * from './submissions.ts';
export * from './publicForms.ts';
