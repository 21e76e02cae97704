import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
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
    <DialogFoot>
      <Button variant="default" onClick={onCancel}>
        {t`Cancel`}
      </Button>
      <BusyButton type="submit" isBusy={isBusy} {...(danger && { color: 'red.9' })}>
        {action}
      </BusyButton>
    </DialogFoot>
  );
}
