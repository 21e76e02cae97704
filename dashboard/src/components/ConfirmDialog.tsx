import { t } from '@lingui/core/macro';
import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton.tsx';
import classes from './confirmDialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  /** A question. */
  title: string;
  /** The consequence, in one sentence. */
  children: ReactNode;
  /** Text of the button: a verb and its object. */
  verb: string;
  isDestructive?: boolean;
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a serious change. Escape and "Cancel" change nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, verb, isDestructive = false, isBusy, onConfirm, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false}>
      <Stack gap={24}>
        <Text component="div">{children}</Text>
        <div className={classes['actions']}>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t`Cancel`}
          </Button>
          <BusyButton
            isBusy={isBusy}
            className={isDestructive ? (classes['danger'] ?? '') : ''}
            onClick={onConfirm}
          >
            {verb}
          </BusyButton>
        </div>
      </Stack>
    </Modal>
  );
}
