import { useAccountRecipients, useFormRecipients } from './recipients.ts';
import { useAccountAbility } from '../../domain/identity/roleRefusal.ts';

/**
 * Returns whether a form's submissions are mailed to somebody: to the form's addresses, or to the owner's for all
 * forms.
 *
 * @param formId `null` asks nothing.
 * @returns null while that loads.
 */
export function useIsNotified(formId: string | null): boolean | null {
  const ofForm = useFormRecipients(formId);
  // The account's list is its administrators' (TEAM-011).
  const mayAsk = useAccountAbility('manage');
  const ofAccount = useAccountRecipients({ enabled: formId !== null && mayAsk });
  if (formId === null || !ofForm.data || !ofAccount.data) return null;
  return (
    ofForm.data.emails.some(({ isEnabled }) => isEnabled) ||
    ofAccount.data.emails.some((one) => one.isActive && one.formId === null)
  );
}
