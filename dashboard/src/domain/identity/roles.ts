import { t } from '@lingui/core/macro';
import type { MemberRole, Right } from '@inlay/api/contract';
import { ROLE_NAMES } from './roleNames.ts';

/** A role as people choose it. */
interface RoleText {
  name: string;
  /** What it may do, in a line. */
  text: string;
}

/** Roles, the widest first (TEAM-010). */
export const ROLES: Readonly<Record<MemberRole, RoleText>> = {
  owner: { name: ROLE_NAMES.owner, text: t`Everything, and who owns the account` },
  admin: { name: ROLE_NAMES.admin, text: t`Everything but owners` },
  editor: { name: ROLE_NAMES.editor, text: t`Builds forms and works on submissions` },
  responder: { name: ROLE_NAMES.responder, text: t`Works on submissions` },
  viewer: { name: ROLE_NAMES.viewer, text: t`Reads submissions` },
};

/** Rights by their names. */
export const RIGHTS: Readonly<Record<Right, string>> = {
  publish: t`Publish: change what visitors see`,
  share: t`Share outside: links, webhooks and emails`,
  export: t`Export submissions`,
  erase: t`Delete permanently`,
};

/** The rights that a role can have, and those that a new one begins with. */
export const RIGHTS_OF: Readonly<Record<MemberRole, { most: readonly Right[]; first: readonly Right[] }>> = {
  owner: { most: [], first: [] },
  admin: { most: [], first: [] },
  editor: { most: ['publish', 'share', 'export', 'erase'], first: ['publish', 'share', 'export'] },
  responder: { most: ['export'], first: ['export'] },
  viewer: { most: ['export'], first: [] },
};

/** Whether a role is always of the whole account. */
export const isOfWhole = (role: MemberRole): boolean => role === 'owner' || role === 'admin';
