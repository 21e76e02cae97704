import { t } from '@lingui/core/macro';
import { useIsNotified } from '../../../domain/notifications/useIsNotified.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import type { Check } from './check.ts';

const NOBODY_NOTIFIED: Check = {
  id: 'nobody-told',
  text: t`No one is emailed about new submissions.`,
  fieldId: null,
  place: 'form',
};

/**
 * Checks that someone gets an email about the form's submissions: by the form's addresses, its owner's for
 * all forms, or the client's. Finds nothing while these load, nor for another account's form.
 */
export function useNoticeCheck(builder: BuilderCore): readonly Check[] {
  const form = useBuilderState(builder, (state) => state.form);
  const formId = form?.abilities.share && !form.clientPrimaryEmail ? form.id : null;
  const isNotified = useIsNotified(formId);
  return isNotified === false ? [NOBODY_NOTIFIED] : [];
}
