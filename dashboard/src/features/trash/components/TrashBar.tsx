import { t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import { formatNumber } from '../../../lib/formatNumber.ts';
import classes from './trash.module.css';

interface TrashBarProps {
  label: string;
  count: number;
  /** Names of the buttons, which say of how many. */
  restore: string;
  remove: string;
  isBusy?: boolean;
  onRestore(): void;
  onRemove(): void;
}

/** Actions on the selected rows (TRASH-005, TRASH-007). */
export function TrashBar({
  label,
  count,
  restore,
  remove,
  isBusy = false,
  onRestore,
  onRemove,
}: TrashBarProps) {
  if (count === 0) return null;
  return (
    <div className={classes['bar']} role="group" aria-label={label}>
      <Text fw={500} className="tabular" role="status">
        {t`${formatNumber(count)} selected`}
      </Text>
      <Group gap={8}>
        <Button disabled={isBusy} aria-label={restore} onClick={onRestore}>
          {t`Restore`}
        </Button>
        <Button variant="default" disabled={isBusy} aria-label={remove} onClick={onRemove}>
          {t`Delete Forever`}
        </Button>
      </Group>
    </div>
  );
}
