// Code that submits a form and describes the outcome; loaded together when the form is first touched.
export { findWait, resumeSubmission, sendSubmission } from '../client/sendSubmission.ts';
export { describeOutcome } from './describeOutcome.ts';
export { watchLeaving } from '../client/watchLeaving.ts';
