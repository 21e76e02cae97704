// What a form needs to be sent, and to say what came of it: loaded together, when it is first touched.
export { findWait, resumeSubmission, sendSubmission } from '../client/sendSubmission.ts';
export { describeOutcome } from './describeOutcome.ts';
export { watchLeaving } from '../client/watchLeaving.ts';
