/** Who may: the roles, and the answers to each that the rows of the table of permissions share. */

/** Roles of the table. `owner` owns the form in question, `assigned` has it assigned to read. */
export const ROLES = [
  'visitor',
  'pending',
  'owner',
  'other',
  'assigned',
  'client',
  'otherClient',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** `ok`, or the status of the refusal. */
export type Verdict = 'ok' | 401 | 403 | 404;
export type Verdicts = Readonly<Record<Role, Verdict>>;

const table = (...row: readonly Verdict[]): Verdicts =>
  Object.fromEntries(ROLES.map((role, at) => [role, row[at]])) as Verdicts;

//                     visitor pending owner other assigned client otherClient admin
export const ANYBODY = table('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok');
export const SIGNED_IN = table(401, 'ok', 'ok', 'ok', 'ok', 401, 401, 'ok');
export const APPROVED = table(401, 403, 'ok', 'ok', 'ok', 401, 401, 'ok');
export const ADMIN = table(401, 403, 403, 403, 403, 401, 401, 'ok');
export const CLIENT = table(401, 401, 401, 401, 401, 'ok', 'ok', 401);
/** The form of `owner` that is assigned to `client`. */
export const CLIENT_FORM = table(401, 401, 401, 401, 401, 'ok', 404, 401);
/** A folder of `owner`: administrators read it (D-55); the assignee of one of its forms gets no access. */
export const FOLDER_READ = table(401, 403, 'ok', 404, 404, 401, 401, 'ok');
export const FOLDER_WRITE = table(401, 403, 'ok', 404, 404, 401, 401, 403);
/** The same, but the administrator comes last, when the owner has removed it. */
export const FOLDER_REMOVE = table(401, 403, 'ok', 404, 404, 401, 401, 404);
/** The form of `owner`: strangers cannot tell it from a missing one (D-172). */
export const FORM_READ = table(401, 403, 'ok', 404, 'ok', 401, 401, 'ok');
/** Figures of one form: its assignee reads its submissions, not its figures. */
export const FIGURES = table(401, 403, 'ok', 404, 404, 401, 401, 'ok');
export const FORM_WRITE = table(401, 403, 'ok', 404, 403, 401, 401, 'ok');
/** Something of the form that is missing: whoever may not change the form is told that first. */
export const FORM_MISSING = table(401, 403, 404, 404, 403, 401, 401, 404);
/** Private data of `owner`'s account, hidden from administrators too. */
export const OWN_ONLY = table(401, 403, 'ok', 404, 404, 401, 401, 404);
/** The same, but the administrator comes last, when the owner has removed it. */
export const FORM_REMOVE = table(401, 403, 'ok', 404, 403, 401, 401, 404);
/** A comment is changed and deleted by its author alone, here the owner. */
export const COMMENT_CHANGE = table(401, 403, 'ok', 404, 403, 401, 401, 404);
/** Only the owner deletes and restores; others may read (D-170). */
export const OWNER_ONLY = table(401, 403, 'ok', 404, 403, 401, 401, 403);
/** Data of the caller's own account, requested by another user's id. */
export const NOT_YOURS = table(401, 403, 404, 404, 404, 401, 401, 404);
/** Needs a session that only a right password or a mailed link opens. */
export const HALFWAY = table(401, 401, 401, 401, 401, 401, 401, 401);
/** Needs an API key, which no person and no client has for themselves. */
export const KEY_ONLY = table(401, 401, 401, 401, 401, 401, 401, 401);
/** Nothing to find, or only at an address from one of our mails. */
export const NOTHING = table(404, 404, 404, 404, 404, 404, 404, 404);
/** Requires a password: an ordinary session and the current password suffice. */
export const PASSWORD = table(401, 'ok', 'ok', 'ok', 'ok', 401, 401, 'ok');
