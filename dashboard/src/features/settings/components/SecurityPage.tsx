import { t } from '@lingui/core/macro';
import IconShieldExclamation from '~icons/shield-exclamation';
import { useSession } from '../../../domain/identity/session.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import classes from './settings.module.css';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SignOnSection } from './SignOnSection.tsx';
import { SignInsSection } from './SignInsSection.tsx';

/** The user's own security settings (SETT-007, D-161). */
export function SecurityPage() {
  const { user } = useSession();
  const mustSetUp = user?.mustSetUpSecondFactor ?? false;
  return (
    <SettingsFrame>
      {mustSetUp ? (
        <div className={classes['notice']} role="note">
          <IconShieldExclamation size={20} aria-hidden="true" />
          {t`Set up a second step to continue.`}
        </div>
      ) : null}
      {/* The server refuses all else until a second factor is set up. Its section keeps its place, and so its
          dialog. */}
      {mustSetUp ? null : <PasswordSection />}
      <SignOnSection />
      <SecondFactorSection />
      {mustSetUp ? null : <SessionsSection />}
      {mustSetUp ? null : <SignInsSection />}
    </SettingsFrame>
  );
}
