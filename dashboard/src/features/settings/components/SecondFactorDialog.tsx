import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import type { SecondFactorState } from '@inlay/api/contract';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { disableTotp, removePasskey, renewRecoveryCodes } from '../api/secondFactor.ts';
import { PasskeySetup } from './PasskeySetup.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpSetup } from './TotpSetup.tsx';

/** Tasks of the second factor. */
export type SecondFactorTask =
  | { kind: 'add-totp' }
  | { kind: 'disable-totp' }
  | { kind: 'add-passkey' }
  | { kind: 'remove-passkey'; passkey: SecondFactorState['passkeys'][number] }
  | { kind: 'renew-codes' };

const TITLES: Record<SecondFactorTask['kind'], string> = {
  'add-totp': t`Set up an authenticator app`,
  'disable-totp': t`Turn off the authenticator app?`,
  'add-passkey': t`Add a passkey`,
  'remove-passkey': t`Remove this passkey?`,
  'renew-codes': t`Create new recovery codes?`,
};

interface SecondFactorDialogProps {
  /** The current task; kept while the dialog fades. */
  task: SecondFactorTask | null;
  opened: boolean;
  /** Codes to show now, from any task. */
  recoveryCodes: readonly string[];
  onRecoveryCodes(codes: readonly string[]): void;
  onClose(): void;
  onKept(): void;
  onGone(): void;
}

/** The dialog of the second factor. Recovery codes close only once the person confirms having stored them. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { task, recoveryCodes } = props;
  const showsCodes = recoveryCodes.length > 0;
  const title = task ? TITLES[task.kind] : '';
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={showsCodes ? t`Save your recovery codes` : title}
      withCloseButton={!showsCodes}
      closeOnEscape={!showsCodes}
      closeOnClickOutside={false}
      onExitTransitionEnd={props.onGone}
    >
      {showsCodes ? <RecoveryCodes codes={recoveryCodes} onKept={props.onKept} /> : null}
      {task && !showsCodes ? <Task {...props} task={task} /> : null}
    </Modal>
  );
}

function Task({ task, onRecoveryCodes, onClose }: SecondFactorDialogProps & { task: SecondFactorTask }) {
  switch (task.kind) {
    case 'add-totp':
      return <TotpSetup onCancel={onClose} onDone={onRecoveryCodes} />;
    case 'add-passkey':
      return <PasskeySetup onCancel={onClose} onDone={onRecoveryCodes} />;
    case 'renew-codes':
      return (
        <PasswordForm
          text={t`Your current recovery codes stop working immediately.`}
          action={t`Create new codes`}
          onCancel={onClose}
          onConfirm={async (password) => onRecoveryCodes(await renewRecoveryCodes(password))}
        />
      );
    case 'disable-totp':
      return (
        <PasswordForm
          text={t`You’ll no longer be asked for app codes when you sign in.`}
          action={t`Turn off`}
          danger
          onCancel={onClose}
          onConfirm={async (password) => {
            await disableTotp(password);
            onClose();
            toastSuccess(t`Authenticator app turned off`);
          }}
        />
      );
    default:
      return (
        <PasswordForm
          text={t`“${task.passkey.name}” can no longer sign you in.`}
          action={t`Remove passkey`}
          danger
          onCancel={onClose}
          onConfirm={async (password) => {
            await removePasskey(task.passkey.id, password);
            onClose();
            toastSuccess(t`Passkey removed`);
          }}
        />
      );
  }
}
