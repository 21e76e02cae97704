import { t } from '@lingui/core/macro';
import { Input, NumberInput, SegmentedControl, Select, Stack, Switch, TextInput } from '@mantine/core';
import { memo, useId, useState } from 'react';
import { HEADER_FONT_SIZE, HEADER_FONT_WEIGHT, MAX_LABEL_LENGTH, type Field } from '@inlay/sdk/model';
import { ColorField } from '../../../domain/looks/ColorField.tsx';
import { parseHex } from '../../../domain/looks/hexText.ts';
import { settingOf, useSetting } from '../store/useField.ts';
import { useTyped } from '../store/useTyped.ts';
import type { BuilderCore } from '../useBuilder.ts';

/** Weights in steps of 100, each with the name that type designers give it (BUILD-036, D-73). */
const WEIGHT_NAMES: Readonly<Record<number, string>> = {
  300: t({ message: 'Light', context: 'font weight' }),
  400: t`Regular`,
  500: t`Medium`,
  600: t`Semibold`,
  700: t`Bold`,
  800: t`Extra bold`,
};
const WEIGHTS = Array.from(
  { length: (HEADER_FONT_WEIGHT.max - HEADER_FONT_WEIGHT.min) / HEADER_FONT_WEIGHT.step + 1 },
  (_, step) => {
    const weight = HEADER_FONT_WEIGHT.min + step * HEADER_FONT_WEIGHT.step;
    return { value: String(weight), label: `${WEIGHT_NAMES[weight] ?? ''} ${weight}`.trim() };
  },
);
const ALIGNMENTS = [
  { value: 'left', label: t`Left` },
  { value: 'center', label: t`Centre` },
  { value: 'right', label: t`Right` },
] as const;

interface HeaderPropertiesProps {
  builder: BuilderCore;
  fieldId: string;
}

/** Text and style of a heading (BUILD-028, BUILD-034…036, D-73). */
export function HeaderProperties(props: HeaderPropertiesProps) {
  return (
    <Stack gap={16}>
      <HeaderText {...props} />
      <HeaderSize {...props} />
      <HeaderLook {...props} />
    </Stack>
  );
}

/** The text is the header's label as well, so that lists of fields can name it. */
const HeaderText = memo(function HeaderText({ builder, fieldId }: HeaderPropertiesProps) {
  const typed = useTyped(
    builder,
    () => settingOf(builder.get(), fieldId, 'text') ?? '',
    (text) => builder.updateField(fieldId, { text, label: text }),
  );
  return <TextInput label={t`Text`} maxLength={MAX_LABEL_LENGTH} {...typed} />;
});

const isSize = (size: number | string): size is number =>
  typeof size === 'number' && size >= HEADER_FONT_SIZE.min && size <= HEADER_FONT_SIZE.max;

/** Reports an invalid size during typing; the size in effect replaces it afterwards. */
const HeaderSize = memo(function HeaderSize({ builder, fieldId }: HeaderPropertiesProps) {
  const fontSize = useSetting(builder, fieldId, 'fontSize') ?? HEADER_FONT_SIZE.default;
  const [refused, setRefused] = useState<number | string | null>(null);
  const range = t`${HEADER_FONT_SIZE.min} to ${HEADER_FONT_SIZE.max} px`;
  return (
    <NumberInput
      label={t`Font size`}
      description={range}
      error={refused === null ? null : t`Choose ${range}. It is ${fontSize} now.`}
      min={HEADER_FONT_SIZE.min}
      max={HEADER_FONT_SIZE.max}
      clampBehavior="none"
      allowDecimal={false}
      value={refused ?? fontSize}
      onChange={(value) => {
        setRefused(isSize(value) ? null : value);
        if (isSize(value)) builder.updateField(fieldId, { fontSize: value });
      }}
      onBlur={() => setRefused(null)}
    />
  );
});

const HeaderLook = memo(function HeaderLook({ builder, fieldId }: HeaderPropertiesProps) {
  const weight = useSetting(builder, fieldId, 'fontWeight') ?? HEADER_FONT_WEIGHT.default;
  const style = useSetting(builder, fieldId, 'fontStyle');
  const color = useSetting(builder, fieldId, 'color') ?? '';
  const align = useSetting(builder, fieldId, 'textAlign') ?? 'left';
  const alignmentId = useId();
  const update = (changes: Partial<Field>): void => builder.updateField(fieldId, changes);
  return (
    <>
      <Select
        label={t`Font weight`}
        allowDeselect={false}
        data={WEIGHTS}
        value={String(weight)}
        onChange={(value) => update({ fontWeight: Number(value) })}
      />
      <Switch
        label={t`Italic`}
        checked={style === 'italic'}
        onChange={(event) => update({ fontStyle: event.currentTarget.checked ? 'italic' : 'normal' })}
      />
      <ColorField
        label={t`Color`}
        value={color}
        onChange={(value) => parseHex(value) !== null && value !== color && update({ color: value })}
      />
      <div>
        <Input.Label component="div" id={alignmentId} mb={4}>
          {t`Alignment`}
        </Input.Label>
        <SegmentedControl
          fullWidth
          size="sm"
          aria-labelledby={alignmentId}
          data={[...ALIGNMENTS]}
          value={align}
          onChange={(value) => update({ textAlign: value })}
        />
      </div>
    </>
  );
});
