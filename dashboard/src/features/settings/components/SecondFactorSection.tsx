import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { refreshSession, useSecondFactor } from '../api/secondFactor.ts';
import { SecondFactorDialog, type SecondFactorTask } from './SecondFactorDialog.tsx';
import classes from './settings.module.css';
import { SecondFactorParts } from './SecondFactorParts.tsx';
import { RowSkeletons, SettingsSection } from './SettingsFrame.tsx';

/** Two-step sign-in: authenticator app, passkeys, recovery codes. */
export function SecondFactorSection() {
  const { data, error, refetch } = useSecondFactor();
  const [task, setTask] = useState<SecondFactorTask | null>(null);
  const [opened, setOpened] = useState(false);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const content = useRef<HTMLDivElement>(null);

  const start = (next: SecondFactorTask): void => {
    setTask(next);
    setOpened(true);
  };
  const finish = (): void => {
    setOpened(false);
    // Not before the codes are stored: the new session may replace this screen.
    refreshSession();
  };
  const onRecoveryCodes = (codes: readonly string[]): void => {
    if (codes.length > 0) {
      setRecoveryCodes(codes);
      // Even after "Cancel": the codes exist, and are never shown again.
      setOpened(true);
      return;
    }
    finish();
    toastSuccess(task?.kind === 'add-passkey' ? t`Passkey added` : t`Authenticator app turned on`);
  };
  const forget = (): void => {
    setTask(null);
    setRecoveryCodes([]);
    // The button that opened the dialog may be gone.
    if (document.activeElement === document.body) content.current?.focus();
  };

  return (
    <SettingsSection
      name="secondFactor"
      title={t`Two-step sign-in`}
      text={t`A second step keeps others out, even if they know your password.`}
    >
      <div ref={content} tabIndex={-1} className={classes['resting']}>
        {error && !data ? (
          <LoadFailure title={t`Failed to load two-step sign-in`} error={error} onRetry={() => refetch()} />
        ) : null}
        {!data && !error ? <RowSkeletons rows={3} /> : null}
        {data ? <SecondFactorParts state={data} onStart={start} /> : null}
      </div>
      <SecondFactorDialog
        task={task}
        opened={opened}
        recoveryCodes={recoveryCodes}
        onRecoveryCodes={onRecoveryCodes}
        onClose={() => setOpened(false)}
        onKept={finish}
        onGone={forget}
      />
    </SettingsSection>
  );
}
