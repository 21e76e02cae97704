import { t } from '@lingui/core/macro';
import { ActionIcon, Checkbox, Group, Popover, Stack } from '@mantine/core';
import IconArrowDown from '~icons/arrow-down';
import IconArrowUp from '~icons/arrow-up';
import IconColumns from '~icons/columns';
import { moveColumn, type InboxTableState } from '../list/useInboxTable.ts';

/** Chooses which questions are columns, and in which order. Its button keeps its place while they are loaded. */
export function ColumnMenu({ table }: { table: InboxTableState }) {
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <Popover width={300} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Columns`}
          title={t`Columns`}
          disabled={columns.length === 0}
        >
          <IconColumns size={20} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Columns`}>
        <Stack gap={4} mah={360} style={{ overflowY: 'auto' }}>
          {columns.map((column, index) => {
            const label = String(column.columnDef.header);
            return (
              <Group key={column.id} justify="space-between" wrap="nowrap" gap={8}>
                <Checkbox
                  label={label}
                  checked={column.getIsVisible()}
                  onChange={column.getToggleVisibilityHandler()}
                />
                <Group gap={0} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t`Move ${label} to the front`}
                    disabled={index === 0}
                    onClick={() => moveColumn(table, column.id, -1)}
                  >
                    <IconArrowUp size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t`Move ${label} to the back`}
                    disabled={index === columns.length - 1}
                    onClick={() => moveColumn(table, column.id, 1)}
                  >
                    <IconArrowDown size={16} />
                  </ActionIcon>
                </Group>
              </Group>
            );
          })}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
