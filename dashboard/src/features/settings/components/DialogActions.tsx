import { t } from '@lingui/core/macro';
import { Button, Group } from '@mantine/core';
import { BusyButton } from '../../../components/BusyButton.tsx';

interface DialogActionsProps {
  /** Verb of the action. */
  action: string;
  isBusy: boolean;
  /** Whether the action removes something. */
  danger?: boolean;
  onCancel(): void;
}

/** The buttons at the foot of a dialog's form: Cancel, and the verb. */
export function DialogActions({ action, isBusy, danger = false, onCancel }: DialogActionsProps) {
  return (
    <Group justify="flex-end" gap={8} mt={8}>
      <Button variant="default" onClick={onCancel}>
        {t`Cancel`}
      </Button>
      <BusyButton type="submit" isBusy={isBusy} {...(danger && { color: 'red.9' })}>
        {action}
      </BusyButton>
    </Group>
  );
}
