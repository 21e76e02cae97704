import { t } from '@lingui/core/macro';
import { Checkbox, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { memo, useMemo } from 'react';
import { MAX_NUMBER, MAX_OWNER_TEXT_LENGTH, FILE_KINDS, NAME_PARTS } from '@inlay/sdk/model';
import { settingOf, useSetting, type SettingName, type TextSetting } from '../store/useField.ts';
import { useTyped } from '../store/useTyped.ts';
import type { SettingProps } from '../settingInputs/settings.tsx';

/** Names of settings by what they hold. */
type NumberSetting = Extract<
  SettingName,
  | 'min'
  | 'max'
  | 'step'
  | 'stepMinutes'
  | 'places'
  | 'points'
  | 'from'
  | 'to'
  | 'minDays'
  | 'maxDays'
  | 'maxFiles'
  | 'maxMegabytes'
>;
type TimeSetting = Extract<SettingName, 'earliest' | 'latest'>;

interface NamedSetting<Name> extends SettingProps {
  name: Name;
  title: string;
  description?: string;
}

interface Choice {
  value: string;
  label: string;
}

type NumberPropertyProps = NamedSetting<NumberSetting> & {
  min?: number;
  max?: number;
  isWhole?: boolean;
  /** What an empty input means; by default no limit. */
  whenEmpty?: number;
};

/** A setting that is a number, or nothing. */
export const NumberProperty = memo(function NumberProperty(props: NumberPropertyProps) {
  const { builder, fieldId, name, title, description, isWhole = false, whenEmpty = null } = props;
  const { min = -MAX_NUMBER, max = MAX_NUMBER } = props;
  const value = useSetting(builder, fieldId, name) ?? null;
  return (
    <NumberInput
      label={title}
      description={description}
      min={min}
      max={max}
      allowDecimal={!isWhole}
      allowNegative={min < 0}
      clampBehavior="blur"
      hideControls={!isWhole}
      value={value ?? ''}
      onChange={(next) => {
        const number = typeof next === 'number' && next >= min && next <= max ? next : whenEmpty;
        builder.updateField(fieldId, { [name]: number });
      }}
    />
  );
});

/** A setting that is a time, or nothing. */
export const TimeProperty = memo(function TimeProperty(props: NamedSetting<TimeSetting>) {
  const { builder, fieldId, name, title } = props;
  const value = useSetting(builder, fieldId, name) ?? '';
  return (
    <TextInput
      type="time"
      label={title}
      value={value}
      onChange={(event) => builder.updateField(fieldId, { [name]: event.currentTarget.value || null })}
    />
  );
});

/** A setting that is on or off. */
export const BoxProperty = memo(function BoxProperty(
  props: NamedSetting<'httpsOnly' | 'many' | 'camera' | 'decorative' | 'locked'>,
) {
  const { builder, fieldId, name, title } = props;
  const isOn = useSetting(builder, fieldId, name) ?? false;
  return (
    <Checkbox
      label={title}
      checked={isOn}
      onChange={(event) => builder.updateField(fieldId, { [name]: event.currentTarget.checked })}
    />
  );
});

/** A setting that is one of some choices, or none of many. */
export const ChoiceProperty = memo(function ChoiceProperty(
  props: NamedSetting<Extract<TextSetting, 'currency'> | 'look'> & { choices(): Choice[] },
) {
  const { builder, fieldId, name, title, description, choices } = props;
  const value = useSetting(builder, fieldId, name) ?? '';
  const data = useMemo(choices, [choices]);
  const isOptional = name === 'currency';
  return (
    <Select
      label={title}
      description={description}
      placeholder={t`None`}
      searchable={isOptional}
      clearable={isOptional}
      allowDeselect={isOptional}
      clearButtonProps={{ 'aria-label': t`Clear ${title}` }}
      data={data}
      value={value || null}
      onChange={(chosen) => builder.updateField(fieldId, { [name]: chosen ?? '' })}
    />
  );
});

/** A setting that is several of some choices, in the order in which they are chosen. */
export const ListProperty = memo(function ListProperty(
  props: NamedSetting<'parts' | 'preferred' | 'accepts'> & { choices(): Choice[]; most?: number },
) {
  const { builder, fieldId, name, title, description, choices, most } = props;
  const value = useSetting(builder, fieldId, name) ?? [];
  const data = useMemo(choices, [choices]);
  return (
    <MultiSelect
      label={title}
      description={description}
      searchable
      hidePickedOptions
      maxValues={most ?? data.length}
      data={data}
      value={[...value]}
      onChange={(chosen) => {
        if (name === 'preferred') return builder.updateField(fieldId, { preferred: chosen });
        const accepts = FILE_KINDS.filter((kind) => chosen.includes(kind));
        if (name === 'accepts')
          return accepts.length > 0 ? builder.updateField(fieldId, { accepts }) : undefined;
        const parts = NAME_PARTS.filter((part) => chosen.includes(part));
        if (parts.length > 0) builder.updateField(fieldId, { parts });
      }}
    />
  );
});

/** A setting that is a text of several lines. */
export const ContentProperty = memo(function ContentProperty({ builder, fieldId }: SettingProps) {
  const typed = useTyped<HTMLTextAreaElement>(
    builder,
    () => settingOf(builder.get(), fieldId, 'content') ?? '',
    (content) => builder.updateField(fieldId, { content }),
  );
  return (
    <Textarea
      label={t`Text`}
      description={t`**bold**, *italic*, [words](https://…), and lines that start with - as a list.`}
      autosize
      minRows={3}
      maxRows={12}
      maxLength={MAX_OWNER_TEXT_LENGTH}
      {...typed}
    />
  );
});
