// Code that validates and submits a form; loaded together when the form is first touched.
export { describeIssues } from '../describeIssues.ts';
export { validate } from '../validate.ts';
export { attend } from './attend.ts';
export { resume } from './resume.ts';
export { finish, submit } from './submit.ts';
