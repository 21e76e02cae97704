import { t } from '@lingui/core/macro';
import type { AccountAbilities } from '@inlay/api/contract';
import { formatList } from '../../lib/formatList.ts';
import { useSession } from './session.ts';

/** Returns whether the role in the account allows something; while the session loads, it does. */
export const useAccountAbility = (ability: keyof AccountAbilities): boolean =>
  useSession().user?.limits?.abilities[ability] ?? true;

/** Returns why a role refuses a control and whom to ask; null where the person may use it (TEAM-016). */
export function useRoleRefusal(may: boolean): string | null {
  const owners = useSession().user?.limits?.owners;
  if (may) return null;
  if (!owners) return t`Your role doesn’t allow this. Ask an owner of the account.`;
  const people = formatList(owners);
  return t`Your role doesn’t allow this. Ask ${people}.`;
}
