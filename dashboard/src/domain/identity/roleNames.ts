import { t } from '@lingui/core/macro';
import type { MemberRole } from '@inlay/api/contract';

/** Names of roles, the widest first (TEAM-010). */
export const ROLE_NAMES: Readonly<Record<MemberRole, string>> = {
  owner: t`Owner`,
  admin: t`Administrator`,
  editor: t`Editor`,
  responder: t`Responder`,
  viewer: t`Viewer`,
};
