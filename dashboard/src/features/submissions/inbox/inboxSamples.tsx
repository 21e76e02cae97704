/** Fixtures of the inbox: two forms, their submissions, and the screen with them. */
import { createField, createEmptyDefinition, withFields, type Field } from '@inlay/sdk/model';
import { expect } from 'vitest';
import type {
  InboxFormsResponse,
  Submission,
  SubmissionListResponse,
  SubmissionResponse,
} from '@inlay/api/contract';
import { shownText, showScreen, type Answers } from '../../../testing/showScreen.tsx';
import { submissionName } from '../../../domain/submissions/submissionName.ts';
import { SubmissionsPage } from './SubmissionsPage.tsx';

export const FORM = '0195b9f0-0000-7000-8000-000000000001';
export const OTHER_FORM = '0195b9f0-0000-7000-8000-000000000002';
export const fields: Field[] = ['Name', 'Email', 'Town', 'Message'].map((label) => ({
  ...createField(label === 'Email' ? 'email' : 'text'),
  id: label.toLowerCase(),
  label,
}));
export const LONG = 'long '.repeat(40).trim();

export const submission = (number: number, changes: Partial<Submission> = {}): Submission => ({
  id: `0195b9f0-0000-7000-9000-00000000000${number}`,
  formId: FORM,
  formTitle: 'Bakery',
  revisionId: FORM,
  answers: { name: `Ada ${number}`, email: 'ada@example.com', town: 'London', message: LONG },
  receiptCode: 'R-1',
  submittedAt: `2026-03-0${number}T10:00:00.000Z`,
  userAgent: 'Lynx/2.9',
  version: 1,
  editedAt: null,
  enteredBy: null,
  language: null,
  isRead: true,
  isStarred: false,
  tags: [],
  state: 'open',
  status: null,
  assignee: null,
  ...changes,
});
export const listOf = (...submissions: Submission[]): SubmissionListResponse => ({
  submissions,
  revisions: { [FORM]: { fields } },
  nextCursor: null,
  previousCursor: null,
});
export const detailOf = (one: Submission): SubmissionResponse => ({
  submission: one,
  fields,
  notes: [],
  entries: [],
  canAnnotate: false,
});
/** What the inbox knows of a form that is only read. */
export const READ_ONLY = {
  isReadOnly: true,
  abilities: { export: true, erase: false },
  refused: null,
  hasUnfinished: false,
};
const forms: InboxFormsResponse = {
  forms: [
    {
      id: FORM,
      title: 'Bakery',
      isReadOnly: false,
      abilities: { export: true, erase: true },
      refused: null,
      hasUnfinished: false,
    },
    { id: OTHER_FORM, title: 'Bank', ...READ_ONLY },
  ],
};
export const ANSWERS: Answers = {
  'GET /api/submissions/forms': forms,
  'GET /api/submissions': listOf(submission(2), submission(1)),
  'GET /api/submissions/count': { total: 2 },
  'GET /api/submissions/tags': { tags: [] },
  'GET /api/saved-views': { views: [] },
  'GET /api/submission-statuses': { statuses: [], people: [] },
  'GET /api/reply-templates': { templates: [] },
  'GET /api/settings': {
    trashRetentionDays: 30,
    securityBadgeName: 'ATCDS',
    helpContact: '',
    mail: 'working',
  },
  'GET /api/exports': { exports: [] },
  [`GET /api/forms/${FORM}`]: {
    id: FORM,
    title: 'Bakery',
    definition: withFields(createEmptyDefinition(), fields),
  },
  [`GET /api/forms/${FORM}/clicks`]: { emailClicks: 3, redirects: 1 },
  'GET /api/submissions/nearing-deletion': { count: 0, earliestAt: null },
};
export const show = (path = '/submissions', answers: Answers = {}) =>
  showScreen(<SubmissionsPage />, {
    at: path,
    route: path.startsWith('/forms/') ? '/forms/:formId/responses' : '/submissions',
    answers: { ...ANSWERS, ...answers },
  });
/** Waits for a text; a failure prints the shown text. */
export const expectText = (text: string) => expect.poll(shownText).toContain(text);
export const row = (one: Submission): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-row="${one.id}"]`);
  if (!found) throw new Error(`No row ${one.id} in ${shownText()}`);
  return found;
};

/** Returns a submission's name in the labels of its controls. */
export const nameOf = (one: Submission): string => submissionName({ ...one, fields });

/** The button of a row that moves it to the trash or deletes it. */
export const trashButton = (one: Submission): HTMLElement | undefined =>
  [...row(one).querySelectorAll('button')].find((button) =>
    /trash|Delete/.test(button.getAttribute('aria-label') ?? ''),
  );

/** Presses that button, as soon as it is there. */
export async function pressTrash(one: Submission): Promise<void> {
  await expect.poll(() => trashButton(one)).toBeTruthy();
  trashButton(one)?.click();
}

/** Waits for both rows, and for the controls and keys that change them: the forms' answer allows those. */
export async function expectInbox(): Promise<void> {
  await expectText('2 of 2 submissions');
  await expect.poll(() => trashButton(submission(2))).toBeTruthy();
}
