import { t } from '@lingui/core/macro';
import type { MemberRole, Right } from '@inlay/api/contract';

/** A role as people choose it. */
interface RoleText {
  name: string;
  /** What it may do, in a line. */
  text: string;
}

/** Roles, the widest first (TEAM-010). */
export const ROLES: Readonly<Record<MemberRole, RoleText>> = {
  owner: { name: t`Owner`, text: t`Everything, and who owns the account` },
  admin: { name: t`Administrator`, text: t`Everything but owners` },
  editor: { name: t`Editor`, text: t`Builds forms and works on submissions` },
  responder: { name: t`Responder`, text: t`Works on submissions` },
  viewer: { name: t`Viewer`, text: t`Reads submissions` },
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
