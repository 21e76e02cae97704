// Code that validates and submits a form; loaded together when the form is first touched.
export { findWait, resumeSubmission, sendSubmission } from '../client/sendSubmission.ts';
export { watchLeaving } from '../client/watchLeaving.ts';
export { describeIssues } from './describeIssues.ts';
export { describeOutcome } from './describeOutcome.ts';
export { validate } from './validate.ts';
