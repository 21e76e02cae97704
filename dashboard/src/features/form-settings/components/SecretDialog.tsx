import { t } from '@lingui/core/macro';
import { Button, Code, Modal, Stack, Text } from '@mantine/core';
import { CopyTextButton } from '../../../components/CopyTextButton.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import classes from './formSettings.module.css';

/** Shows a secret once; it cannot be shown again. */
export function SecretDialog({ secret, onClose }: { secret: string | null; onClose(): void }) {
  const shown = useLastKnown(secret) ?? '';
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={t`Save this secret`}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap={16}>
        <Text>{t`Your server uses it to verify webhook calls. Copy it now: it won’t be shown again.`}</Text>
        <Code block className={classes['secret'] ?? ''}>
          {shown}
        </Code>
        <DialogFoot>
          <CopyTextButton text={shown} label={t`Copy secret`} />
          <Button onClick={onClose}>{t`I’ve saved it`}</Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
