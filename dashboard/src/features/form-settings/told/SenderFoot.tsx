import { t } from '@lingui/core/macro';
import { Button, Group } from '@mantine/core';
import { BusyButton } from '../../../components/BusyButton.tsx';

/** The buttons below the settings of a sender; a new one can be left. */
export function SenderFoot(props: { isNew: boolean; isBusy: boolean; onCancel(): void }) {
  const { isNew, isBusy, onCancel } = props;
  return (
    <Group gap={8} justify="flex-end">
      {isNew ? (
        <Button variant="default" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      ) : null}
      <BusyButton type="submit" isBusy={isBusy}>
        {isNew ? t`Add` : t`Save`}
      </BusyButton>
    </Group>
  );
}
