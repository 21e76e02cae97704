import { t } from '@lingui/core/macro';
import { ChangePasswordForm } from '../../../domain/identity/ChangePasswordForm.tsx';
import { useSession } from '../../../domain/identity/session.ts';
import { useChangePassword } from '../api/sessions.ts';
import { SettingsSection } from './SettingsFrame.tsx';

/** Changes the person's password (D-161). */
export function PasswordSection() {
  const { user } = useSession();
  return (
    <SettingsSection
      name="password"
      title={t`Password`}
      text={t`A new password signs you out of every other browser.`}
    >
      <ChangePasswordForm email={user?.email ?? ''} change={useChangePassword()} />
    </SettingsSection>
  );
}
