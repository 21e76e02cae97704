/** Who may: the roles, and the answers to each that the rows of the table of permissions share. */

/**
 * People who work in the account of `owner`: an administrator of it, an editor with all rights and one with none, a
 * responder and a viewer without rights, and an editor with all rights in another folder of the same account.
 */
export const MEMBERS = ['manager', 'publisher', 'editor', 'responder', 'viewer', 'elsewhere'] as const;
export type MemberName = (typeof MEMBERS)[number];

/** Roles of the table. `owner` owns the form in question, `assigned` has it assigned to read. */
export const ROLES = [
  'visitor',
  'pending',
  'owner',
  ...MEMBERS,
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

/** The others of the table, in the order of its rows. */
const OTHERS = ROLES.filter((role) => !MEMBERS.some((member) => member === role));

/** A row for everybody but the members, who get what the owner gets. */
function table(...row: readonly Verdict[]): Verdicts {
  const verdicts = Object.fromEntries(OTHERS.map((role, at) => [role, row[at]])) as Verdicts;
  return withMembers(verdicts, members(...MEMBERS.map(() => verdicts.owner)));
}

const members = (...row: readonly Verdict[]): Record<MemberName, Verdict> =>
  Object.fromEntries(MEMBERS.map((role, at) => [role, row[at]])) as Record<MemberName, Verdict>;

/** The same row with what members get. */
const withMembers = (verdicts: Verdicts, of: Record<MemberName, Verdict>): Verdicts => ({
  ...verdicts,
  ...of,
});

/** What members may do with a form of their account, by the ability that it takes (TEAM-010). */
const OF_FORM = {
  //              manager publisher editor responder viewer elsewhere
  read: members('ok', 'ok', 'ok', 'ok', 'ok', 404),
  export: members('ok', 'ok', 403, 403, 403, 404),
  work: members('ok', 'ok', 'ok', 'ok', 403, 404),
  discard: members('ok', 'ok', 'ok', 'ok', 403, 404),
  update: members('ok', 'ok', 'ok', 403, 403, 404),
  right: members('ok', 'ok', 403, 403, 403, 404),
} as const;

/** What members may do with what belongs to the account itself (TEAM-011). */
const OF_ACCOUNT = {
  //              manager publisher editor responder viewer elsewhere
  manage: members('ok', 403, 403, 403, 403, 403),
  // Of owners alone.
  privacy: members(403, 403, 403, 403, 403, 403),
  organise: members('ok', 'ok', 'ok', 403, 403, 403),
  edit: members('ok', 'ok', 'ok', 403, 403, 'ok'),
  work: members('ok', 'ok', 'ok', 'ok', 403, 403),
  read: members('ok', 'ok', 'ok', 'ok', 'ok', 403),
} as const;

/** The verdicts of a route for a form of `owner`, whose members need an ability. */
export const needing = (ability: keyof typeof OF_FORM, verdicts: Verdicts): Verdicts =>
  withMembers(verdicts, replaceOk(OF_FORM[ability], verdicts.owner));

/** The verdicts of a route for the account of the caller, in which members need an ability. */
export const managing = (ability: keyof typeof OF_ACCOUNT, verdicts: Verdicts): Verdicts =>
  withMembers(verdicts, replaceOk(OF_ACCOUNT[ability], verdicts.owner));

/** Members who may get what the owner gets, which may be a missing object. */
const replaceOk = (of: Record<MemberName, Verdict>, owner: Verdict): Record<MemberName, Verdict> =>
  members(...MEMBERS.map((role) => (of[role] === 'ok' ? owner : of[role])));

//                     visitor pending owner other assigned client otherClient admin
export const ANYBODY = table('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok');
export const SIGNED_IN = table(401, 'ok', 'ok', 'ok', 'ok', 401, 401, 'ok');
export const APPROVED = table(401, 403, 'ok', 'ok', 'ok', 401, 401, 'ok');
export const ADMIN = table(401, 403, 403, 403, 403, 401, 401, 'ok');
export const CLIENT = table(401, 401, 401, 401, 401, 'ok', 'ok', 401);
/** The form of `owner` that is assigned to `client`. */
export const CLIENT_FORM = table(401, 401, 401, 401, 401, 'ok', 404, 401);
/** A folder of `owner`: administrators read it (D-55); the assignee of one of its forms gets no access. */
export const FOLDER_READ = needing('read', table(401, 403, 'ok', 404, 404, 401, 401, 'ok'));
export const FOLDER_WRITE = needing('update', table(401, 403, 'ok', 404, 404, 401, 401, 403));
/** The same of inviting clients to it. */
export const FOLDER_SHARE = needing('right', FOLDER_WRITE);
/** The form of `owner`: strangers cannot tell it from a missing one (D-172). */
export const FORM_READ = needing('read', table(401, 403, 'ok', 404, 'ok', 401, 401, 'ok'));
/** A file of its submissions; who has the form assigned may take it as well. */
export const FORM_EXPORT = needing('export', FORM_READ);
/** Figures of one form: its assignee reads its submissions, not its figures. */
export const FIGURES = needing('read', table(401, 403, 'ok', 404, 404, 401, 401, 'ok'));
export const FORM_WRITE = needing('update', table(401, 403, 'ok', 404, 403, 401, 401, 'ok'));
/** The same of what takes a right: what visitors see, and what sends answers outside. */
export const FORM_PUBLISH = needing('right', FORM_WRITE);
export const FORM_SHARE = needing('right', FORM_WRITE);
/** The same of the work on its submissions. */
export const FORM_WORK = needing('work', FORM_WRITE);
/** Something of the form that is missing: whoever may not change the form is told that first. */
export const FORM_MISSING = needing('right', table(401, 403, 404, 404, 403, 401, 401, 404));
/** Private data of `owner`'s account, hidden from administrators too. */
export const OWN_ONLY = table(401, 403, 'ok', 404, 404, 401, 401, 404);
/** Work that `owner` has asked for: nobody else's, also in the same account. */
export const OWN_WORK = withMembers(OWN_ONLY, members(404, 404, 404, 404, 404, 404));
/** A file of all submissions: somebody who may export none of those they read is refused. */
export const EXPORT_OF_ALL = withMembers(APPROVED, members('ok', 'ok', 403, 403, 403, 'ok'));
/** A comment is changed and deleted by its author alone, here the owner. */
export const COMMENT_CHANGE = withMembers(
  table(401, 403, 'ok', 404, 403, 401, 401, 404),
  members(404, 404, 404, 404, 403, 404),
);
/** Only the account deletes and restores; others may read (D-170). */
export const OWNER_ONLY = needing('update', table(401, 403, 'ok', 404, 403, 401, 401, 403));
/** The same of its submissions. */
export const OWNER_DISCARDS = needing('discard', OWNER_ONLY);
/** The same of what nobody brings back. */
export const OWNER_ERASES = needing('right', OWNER_ONLY);
/** Data of the caller's own account, requested by another user's id. */
export const NOT_YOURS = table(401, 403, 404, 404, 404, 401, 401, 404);
/** Needs a session that only a right password or a mailed link opens. */
export const HALFWAY = table(401, 401, 401, 401, 401, 401, 401, 401);
/** Needs an API key, or the token of a directory, which no person and no client has for themselves. */
export const TOKEN_ONLY = table(401, 401, 401, 401, 401, 401, 401, 401);
/** Nothing to find, or only at an address from one of our mails. */
export const NOTHING = table(404, 404, 404, 404, 404, 404, 404, 404);
/** Requires a password: an ordinary session and the current password suffice. */
export const PASSWORD = table(401, 'ok', 'ok', 'ok', 'ok', 401, 401, 'ok');
/** The account of `owner`, in which its members may work; whoever only reads one of its forms does not. */
export const ACCOUNT_CHOICE = table(401, 403, 'ok', 404, 404, 401, 401, 404);
