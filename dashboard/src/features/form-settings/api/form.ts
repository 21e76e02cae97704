import { t } from '@lingui/core/macro';
import type { RecipientList } from '../../../domain/notifications/recipients.ts';

/** The form's own list (FSET-024, FSET-025, FSET-026, FSET-028…030). */
export const formList = (formId: string): RecipientList => ({
  path: `/forms/${formId}/notification-emails`,
  switchTo: (isEnabled) => ({ isEnabled }),
  switched: (_email, isOn) => [isOn ? t`Email Enabled` : t`Email Disabled`],
  notSwitched: t`Failed to update email notification setting`,
  removed: () => [t`Notification email deleted successfully`],
  notRemoved: t`Failed to delete notification email`,
});
