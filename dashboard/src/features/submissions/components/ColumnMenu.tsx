import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns } from '@tabler/icons-react';
import type { Field } from '@inlay/sdk/model';
import { moveColumn, orderFields, type ColumnChoice } from '../tableColumns.ts';

interface ColumnMenuProps {
  fields: readonly Field[];
  choice: ColumnChoice;
  onChange(choice: ColumnChoice): void;
}

/** Which questions are columns, and in which order. */
export function ColumnMenu({ fields, choice, onChange }: ColumnMenuProps) {
  const ordered = orderFields(fields, choice);
  const ids = ordered.map(({ id }) => id);
  const hide = (id: string, isShown: boolean): void =>
    onChange({
      ...choice,
      hidden: isShown ? choice.hidden.filter((one) => one !== id) : [...choice.hidden, id],
    });
  return (
    <Popover width={300} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={16} stroke={1.75} aria-hidden="true" />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Stack gap={4} mah={360} style={{ overflowY: 'auto' }}>
          {ordered.map(({ id, label }, at) => (
            <Group key={id} justify="space-between" wrap="nowrap" gap={8}>
              <Checkbox
                label={label}
                checked={!choice.hidden.includes(id)}
                onChange={(event) => hide(id, event.currentTarget.checked)}
              />
              <Group gap={0} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Move ${label} to the front`}
                  disabled={at === 0}
                  onClick={() => onChange({ ...choice, order: moveColumn(ids, id, -1) })}
                >
                  <IconArrowUp size={16} stroke={1.75} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Move ${label} to the back`}
                  disabled={at === ids.length - 1}
                  onClick={() => onChange({ ...choice, order: moveColumn(ids, id, 1) })}
                >
                  <IconArrowDown size={16} stroke={1.75} />
                </ActionIcon>
              </Group>
            </Group>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
