import type { FormSummary } from '@inlay/api/contract';
import { useAccountAbility } from '../identity/roleRefusal.ts';
import { useSession } from '../identity/session.ts';

/** Returns whether the person may put forms into a new folder and share it with a client (CLNT-110). */
export function useMayShare(forms: readonly Pick<FormSummary, 'abilities'>[]): boolean {
  const mayMakeFolder = useAccountAbility('organise');
  const isAdministrator = useSession().user?.role === 'admin';
  return (
    mayMakeFolder &&
    forms.every(({ abilities }) => abilities.organise && (isAdministrator || abilities.share))
  );
}
