import type { Operation } from './operation.ts';
import { DEFINITIONS } from './operations/definitions.ts';
import { EXPORTS } from './operations/exports.ts';
import { FILES } from './operations/files.ts';
import { FOLDERS } from './operations/folders.ts';
import { FORMS } from './operations/forms.ts';
import { HOOKS } from './operations/hooks.ts';
import { PICTURES } from './operations/pictures.ts';
import { RECIPIENTS } from './operations/recipients.ts';
import { RESULTS } from './operations/results.ts';
import { FORM_SENDERS } from './operations/senders.ts';
import { SUBMISSIONS } from './operations/submissions.ts';
import { SUBMIT } from './operations/submit.ts';
import { WEBHOOKS } from './operations/webhooks.ts';
import { WORK } from './operations/work.ts';

/** The promise: every operation of API v1, in the order of its description. */
export const OPERATIONS: readonly Operation[] = [
  ...FORMS,
  ...DEFINITIONS,
  ...SUBMISSIONS,
  ...SUBMIT,
  ...WORK,
  ...FILES,
  ...EXPORTS,
  ...RESULTS,
  ...FOLDERS,
  ...PICTURES,
  ...RECIPIENTS,
  ...WEBHOOKS,
  ...FORM_SENDERS,
  ...HOOKS,
];
