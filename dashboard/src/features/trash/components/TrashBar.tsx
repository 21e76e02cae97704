import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { formatNumber } from '../../../lib/formatNumber.ts';
import classes from './trash.module.css';
import { Refusable } from '../../../domain/identity/Refusable.tsx';
import { useRoleRefusal } from '../../../domain/identity/roleRefusal.ts';

interface TrashBarProps {
  label: string;
  count: number;
  /** Text of the first button; “Restore” by default. */
  verb?: string;
  /** Names of the buttons, which say of how many. */
  restore: string;
  remove: string;
  isBusy?: boolean;
  /** Whether they may be deleted permanently. */
  canErase: boolean;
  onRestore(): void;
  onRemove(): void;
}

/** Actions on the selected rows (TRASH-005, TRASH-007). */
export function TrashBar({
  label,
  count,
  verb = t`Restore`,
  restore,
  remove,
  isBusy = false,
  canErase,
  onRestore,
  onRemove,
}: TrashBarProps) {
  const refusal = useRoleRefusal(canErase);
  if (count === 0) return null;
  return (
    <div className={classes['bar']} role="group" aria-label={label}>
      <Text fw={500} className="tabular" role="status">
        {t`${formatNumber(count)} selected`}
      </Text>
      <Group gap={8}>
        <Button disabled={isBusy} aria-label={restore} onClick={onRestore}>
          {verb}
        </Button>
        <Refusable refusal={refusal}>
          <Button variant="default" disabled={isBusy} aria-label={remove} onClick={onRemove}>
            {t`Delete Forever`}
          </Button>
        </Refusable>
      </Group>
    </div>
  );
}
