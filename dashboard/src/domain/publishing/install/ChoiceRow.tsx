import { Button, Group } from '@mantine/core';

interface ChoiceRowProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChange(value: Value): void;
}

/** One of several, each a press away; the row wraps. */
export const ChoiceRow = <Value extends string>({
  label,
  value,
  choices,
  onChange,
}: ChoiceRowProps<Value>) => (
  <Group gap={4} role="group" aria-label={label}>
    {choices.map(([one, name]) => (
      <Button
        key={one}
        size="xs"
        variant={one === value ? 'light' : 'subtle'}
        color={one === value ? 'accent' : 'gray'}
        aria-pressed={one === value}
        onClick={() => onChange(one)}
      >
        {name}
      </Button>
    ))}
  </Group>
);
