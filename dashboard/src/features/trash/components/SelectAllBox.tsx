import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';

interface SelectAllBoxProps {
  /** How many are selected. */
  count: number;
  isAll: boolean;
  onSelectAll(): void;
  onClear(): void;
}

/** Selects all rows of the trash from the head of their table, as the button above it does (TRASH-003). */
export function SelectAllBox({ count, isAll, onSelectAll, onClear }: SelectAllBoxProps) {
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={count > 0 ? onClear : onSelectAll}
      aria-label={count > 0 ? t`Deselect All` : t`Select All`}
    />
  );
}
