import { t } from '@lingui/core/macro';
import { Group, NumberInput, Select } from '@mantine/core';
import { memo, useMemo, type ReactNode } from 'react';
import { MAX_DECIMAL_PLACES, MAX_NUMBER, MAX_WORDS_LENGTH, type LaterSetting } from '@inlay/sdk/model';
import { useSetting, type NumberSetting, type TextSetting } from '../store/useField.ts';
import { TextProperty, type SettingProps } from './settings.tsx';

type NumberPropertyProps = SettingProps & {
  name: NumberSetting;
  title: string;
  description?: string;
  min?: number;
  max?: number;
  isWhole?: boolean;
};

/** A setting that is a number, or nothing. */
const NumberProperty = memo(function NumberProperty(props: NumberPropertyProps) {
  const { builder, fieldId, name, title, description, isWhole = false } = props;
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
        const number = typeof next === 'number' && next >= min && next <= max ? next : null;
        builder.updateField(fieldId, { [name]: number });
      }}
    />
  );
});

/** Returns the currencies with their names in the dashboard's language. */
const currencies = () => {
  const names = new Intl.DisplayNames(undefined, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} ${names.of(code)}`,
  }));
};

type ChoicePropertyProps = SettingProps & {
  name: Extract<TextSetting, 'currency'>;
  title: string;
  description?: string;
  choices(): { value: string; label: string }[];
};

/** A setting that is one of many choices, or none. */
const ChoiceProperty = memo(function ChoiceProperty(props: ChoicePropertyProps) {
  const { builder, fieldId, name, title, description, choices } = props;
  const value = useSetting(builder, fieldId, name) ?? '';
  const data = useMemo(choices, [choices]);
  return (
    <Select
      label={title}
      description={description}
      placeholder={t`None`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Clear ${title}` }}
      data={data}
      value={value || null}
      onChange={(chosen) => builder.updateField(fieldId, { [name]: chosen ?? '' })}
    />
  );
});

/** The controls of settings that only later field types have. */
export const LATER_CONTROLS: Readonly<Record<LaterSetting, (props: SettingProps) => ReactNode>> = {
  bounds: (props) => (
    <Group grow gap={8} align="start">
      <NumberProperty {...props} name="min" title={t`Minimum`} />
      <NumberProperty {...props} name="max" title={t`Maximum`} />
      <NumberProperty {...props} name="step" title={t`Step`} min={0} />
    </Group>
  ),
  places: (props) => (
    <NumberProperty
      {...props}
      name="places"
      title={t`Decimal places`}
      description={t`0 to ${MAX_DECIMAL_PLACES}. Leave empty to allow any.`}
      min={0}
      max={MAX_DECIMAL_PLACES}
      isWhole
    />
  ),
  unit: (props) => (
    <TextProperty
      {...props}
      name="unit"
      title={t`Unit`}
      description={t`Appears behind the number, for example kg.`}
      maxLength={MAX_WORDS_LENGTH}
    />
  ),
  currency: (props) => (
    <ChoiceProperty
      {...props}
      name="currency"
      title={t`Currency`}
      description={t`Answers are shown as amounts of it.`}
      choices={currencies}
    />
  ),
};
