import { APPROVED, managing, type Verdicts } from './verdicts.ts';

/** Permissions of the routes of the Spam folder. @param discards the verdicts of moves to the trash */
export const spamPermissions = (discards: Verdicts): Readonly<Record<string, Verdicts>> => ({
  'POST /api/submissions/spam': discards,
  'POST /api/submissions/release': discards,
  'GET /api/spam': APPROVED,
  'GET /api/spam/settings': managing('organise', APPROVED),
  'PUT /api/spam/settings': managing('organise', APPROVED),
});

/** Bodies of the routes that move a submission, and of the settings of spam. */
export const moveBodies = (submissionId: string): Record<string, object> => ({
  'POST /api/submissions/trash': { ids: [submissionId] },
  'POST /api/submissions/restore': { ids: [submissionId] },
  'POST /api/submissions/spam': { ids: [submissionId] },
  'POST /api/submissions/release': { ids: [submissionId] },
  'PUT /api/spam/settings': { blocked: [], blocksDisposable: false, keptDays: 30 },
});
