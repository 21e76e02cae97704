import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '@inlay/sdk/model';

/** Options of a select, radio or checkbox field: change, add, remove, move up. */
export function OptionsEditor({
  options,
  onChange,
}: {
  options: readonly string[];
  onChange(options: string[]): void;
}) {
  const swapUp = (index: number) =>
    options.with(index - 1, options[index] ?? '').with(index, options[index - 1] ?? '');
  return (
    <Fieldset legend="Options" p={12}>
      <Stack gap={8}>
        {options.map((option, index) => (
          <Group key={index} gap={4} wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={`Option ${index + 1}`}
              maxLength={MAX_OPTION_LENGTH}
              value={option}
              onChange={(event) => onChange(options.with(index, event.currentTarget.value))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={index === 0}
              aria-label={`Move option ${index + 1} up`}
              onClick={() => onChange(swapUp(index))}
            >
              <IconArrowUp size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove option ${index + 1}`}
              onClick={() => onChange(options.toSpliced(index, 1))}
            >
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          </Group>
        ))}
        <Button
          size="xs"
          variant="default"
          disabled={options.length >= MAX_OPTIONS}
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => onChange([...options, `Option ${options.length + 1}`])}
        >
          Add option
        </Button>
      </Stack>
    </Fieldset>
  );
}
