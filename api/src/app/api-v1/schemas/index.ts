/** The promise of API v1: what its operations take and answer. Nothing of it changes but by additions (decision 765). */
export * from './exports.ts';
export * from './files.ts';
export * from './folders.ts';
export * from './forms.ts';
export * from './lists.ts';
export * from './params.ts';
export * from './pictures.ts';
export * from './recipients.ts';
export * from './results.ts';
export * from './senders.ts';
export * from './submissions.ts';
export * from './webhooks.ts';
export {
  addNoteRequestSchema,
  answerSchema,
  impactEffectSchema,
  outlineSchema,
  personSchema,
  problemDetailsSchema,
  problemIssueSchema,
  storedAnswersSchema,
  tagSchema,
  translationGapsSchema,
} from '../../../platform/contract/index.ts';
