import { plural, t } from '@lingui/core/macro';
import { Checkbox, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRetentionDays } from './retention.ts';
import { useAsksBeforeTrash } from './useAsksBeforeTrash.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useRoleRefusal } from '../../domain/identity/roleRefusal.ts';

export type DeleteChoice = 'trash' | 'permanent';

interface DeleteSubmissionsDialogProps {
  opened: boolean;
  /** Number of submissions, including those not loaded (D-112). */
  count: number;
  isBusy: boolean;
  /** Whether they may be deleted permanently as well. */
  mayErase: boolean;
  onConfirm(choice: DeleteChoice): void;
  onClose(): void;
}

/**
 * Asks how to delete submissions: to the trash, which can be undone, or permanently (SUBM-032, D-03). Where it is told
 * not to ask again, the trash is the way from then on (SUBM-097).
 */
export function DeleteSubmissionsDialog(props: DeleteSubmissionsDialogProps) {
  const { opened, count, isBusy, mayErase, onConfirm, onClose } = props;
  const refusal = useRoleRefusal(mayErase);
  const [choice, setChoice] = useState<DeleteChoice>('trash');
  const [isLast, setLast] = useState(false);
  const [, setAsks] = useAsksBeforeTrash();
  const [wasOpened, setWasOpened] = useState(opened);
  // Each opening starts with the undoable choice.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) {
      setChoice('trash');
      setLast(false);
    }
  }
  const days = useRetentionDays();
  const isForever = choice === 'permanent';
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Delete ${plural(count, { one: '# submission', other: '# submissions' })}?`}
      verb={
        isForever
          ? t`Delete ${plural(count, { one: '# submission', other: '# submissions' })} permanently`
          : t`Move ${plural(count, { one: '# submission', other: '# submissions' })} to trash`
      }
      isDestructive={isForever}
      isBusy={isBusy}
      onConfirm={() => {
        if (isLast && !isForever) setAsks(false);
        onConfirm(choice);
      }}
      onClose={onClose}
    >
      <Radio.Group
        label={
          <span>
            {plural(count, { one: 'How should it be deleted?', other: 'How should they be deleted?' })}
          </span>
        }
        value={choice}
        onChange={(value) => setChoice(value)}
      >
        <Stack gap={12} mt={8}>
          <Radio
            value="trash"
            label={t`Move to trash`}
            description={t`Can be restored for ${plural(days, { one: '# day', other: '# days' })}.`}
          />
          <Radio
            value="permanent"
            label={t`Delete permanently`}
            description={refusal ?? t`This cannot be undone.`}
            disabled={refusal !== null}
          />
        </Stack>
      </Radio.Group>
      {isForever ? (
        <Text size="sm" c="red" mt={12} role="status">
          {t`${plural(count, { one: '# submission', other: '# submissions' })} will be permanently deleted, along with redirect records and unsent emails.`}
        </Text>
      ) : (
        <Checkbox
          mt={16}
          label={t`Do not ask again`}
          description={t`Submissions then move to the trash at once.`}
          checked={isLast}
          onChange={({ currentTarget: { checked } }) => setLast(checked)}
        />
      )}
    </ConfirmDialog>
  );
}
