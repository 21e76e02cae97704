import { ColorInput, NumberInput, SegmentedControl, Select, Stack, Switch, TextInput } from '@mantine/core';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT, type Field, type HeaderField } from '@inlay/sdk/model';

const WEIGHTS = Array.from(
  { length: (HEADER_FONT_WEIGHT.max - HEADER_FONT_WEIGHT.min) / HEADER_FONT_WEIGHT.step + 1 },
  (_, step) => String(HEADER_FONT_WEIGHT.min + step * HEADER_FONT_WEIGHT.step),
);

/** What a heading says and how it looks (BUILD-028, BUILD-034…036, D-73). */
export function HeaderProperties({
  field,
  onChange,
}: {
  field: HeaderField;
  onChange(changes: Partial<Field>): void;
}) {
  return (
    <Stack gap={16}>
      <TextInput
        label="Text"
        maxLength={500}
        value={field.text}
        onChange={(event) => onChange({ text: event.currentTarget.value, label: event.currentTarget.value })}
      />
      <NumberInput
        label="Font size"
        description={`${HEADER_FONT_SIZE.min} to ${HEADER_FONT_SIZE.max} px`}
        min={HEADER_FONT_SIZE.min}
        max={HEADER_FONT_SIZE.max}
        clampBehavior="blur"
        value={field.fontSize}
        onChange={(value) => {
          const size = Number(value);
          if (size >= HEADER_FONT_SIZE.min && size <= HEADER_FONT_SIZE.max) onChange({ fontSize: size });
        }}
      />
      <Select
        label="Font weight"
        allowDeselect={false}
        data={WEIGHTS}
        value={String(field.fontWeight)}
        onChange={(value) => onChange({ fontWeight: Number(value) })}
      />
      <Switch
        label="Italic"
        checked={field.fontStyle === 'italic'}
        onChange={(event) => onChange({ fontStyle: event.currentTarget.checked ? 'italic' : 'normal' })}
      />
      <ColorInput
        label="Colour"
        format="hex"
        value={field.color}
        onChange={(color) => /^#[0-9a-f]{6}$/i.test(color) && onChange({ color })}
      />
      <SegmentedControl
        aria-label="Alignment"
        data={['left', 'center', 'right']}
        value={field.textAlign}
        onChange={(value) => onChange({ textAlign: value })}
      />
    </Stack>
  );
}
