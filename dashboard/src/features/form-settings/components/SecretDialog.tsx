import { t } from '@lingui/core/macro';
import { Button, Code, CopyButton, Modal, Stack, Text } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import IconCheck from '~icons/check';
import IconCopy from '~icons/copy';
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
          <CopyButton value={shown}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                onClick={copy}
              >
                {copied ? t`Copied` : t`Copy secret`}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t`I’ve saved it`}</Button>
        </DialogFoot>
      </Stack>
    </Modal>
  );
}
