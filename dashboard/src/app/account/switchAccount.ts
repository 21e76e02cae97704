import { t } from '@lingui/core/macro';
import { api } from '../../lib/apiClient.ts';
import { toastThrown } from '../../lib/toasts.tsx';
import { HOME_PATH } from '../../lib/trail.ts';

/** Has this browser work in another account: the dashboard begins anew, with nothing of the one before. */
export const switchAccount = (accountId: string): Promise<unknown> =>
  api.post<undefined>(`/accounts/${accountId}/choose`).then(
    () => window.location.assign(HOME_PATH),
    (error: unknown) => toastThrown(error, t`Failed to switch the account`),
  );
