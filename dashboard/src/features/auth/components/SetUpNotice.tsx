import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import { useIsSetUp } from '../../../domain/identity/signInOptions.ts';

/** Says where the set-up link is, while the installation has no owner (AUTH-048). */
export function SetUpNotice() {
  if (useIsSetUp()) return null;
  return (
    <Alert color="yellow" role="status">
      {t`This installation has no owner yet. Open the set-up link, the last line that npm start printed.`}
    </Alert>
  );
}
