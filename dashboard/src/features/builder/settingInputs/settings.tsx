import { t } from '@lingui/core/macro';
import { Checkbox, NumberInput, Text, TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { MAX_ANSWER_LENGTH, MAX_OWNER_TEXT_LENGTH } from '@inlay/sdk/model';
import { settingOf, useSetting, type TextSetting } from '../store/useField.ts';
import { useTyped } from '../store/useTyped.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { TypedText } from './TypedText.tsx';
import { WidthPicker } from './WidthPicker.tsx';

/** Settings of the most common fields, whose inputs come with the builder; those of others load on demand. */
export type PanelSetting =
  | 'label'
  | 'help'
  | 'heading'
  | 'placeholder'
  | 'required'
  | 'alwaysRequired'
  | 'options'
  | 'optionsOrBox'
  | 'maxLength';

export interface SettingProps {
  builder: BuilderCore;
  fieldId: string;
}

type TextSettingProps = SettingProps & {
  name: TextSetting;
  title: string;
  description?: string;
  maxLength: number;
};

/** A setting that is one line of text. */
export const TextProperty = memo(function TextProperty(props: TextSettingProps) {
  const { builder, fieldId, name, title, description, maxLength } = props;
  const typed = useTyped(
    builder,
    () => settingOf(builder.get(), fieldId, name) ?? '',
    (text) => builder.updateField(fieldId, { [name]: text }),
  );
  const [before, setBefore] = useState<string>();
  return (
    <TextInput
      label={title}
      description={description}
      maxLength={maxLength}
      onFocus={(event) => setBefore(event.currentTarget.value)}
      onBlur={(event) => {
        if (name === 'label' && event.currentTarget.value !== before) builder.readStar(fieldId);
      }}
      {...typed}
    />
  );
});

/** Text below the field. */
export const HelpProperty = memo(function HelpProperty({ builder, fieldId }: SettingProps) {
  return (
    <TypedText
      builder={builder}
      label={t`Help text`}
      maxLength={MAX_OWNER_TEXT_LENGTH}
      isLong
      read={() => settingOf(builder.get(), fieldId, 'help') ?? ''}
      write={(help) => builder.updateField(fieldId, { help })}
    />
  );
});

/** Sets whether the field is required; a captcha always is (D-76). */
export const RequiredProperty = memo(function RequiredProperty(props: SettingProps & { isFixed: boolean }) {
  const { builder, fieldId, isFixed } = props;
  const required = useSetting(builder, fieldId, 'required') ?? false;
  if (isFixed) {
    return (
      <Text size="sm" c="dimmed">
        {t`A captcha is always required.`}
      </Text>
    );
  }
  return (
    <Checkbox
      label={t`Required`}
      checked={required}
      onChange={(event) => builder.updateField(fieldId, { required: event.currentTarget.checked })}
    />
  );
});

/** Most characters of an answer (BUILD-030). */
export const LimitProperty = memo(function LimitProperty({ builder, fieldId }: SettingProps) {
  const maxLength = useSetting(builder, fieldId, 'maxLength') ?? null;
  return (
    <NumberInput
      label={t`Character limit`}
      description={t`1 to ${MAX_ANSWER_LENGTH}. Leave empty for no limit.`}
      min={1}
      max={MAX_ANSWER_LENGTH}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={maxLength ?? ''}
      onChange={(value) => {
        const limit = typeof value === 'number' && value >= 1 ? value : null;
        builder.updateField(fieldId, { maxLength: limit });
      }}
    />
  );
});

/** Width of the field on the grid (BUILD-029). */
export const WidthProperty = memo(function WidthProperty({ builder, fieldId }: SettingProps) {
  const columns = useSetting(builder, fieldId, 'columns') ?? null;
  return <WidthPicker value={columns} onChange={(width) => builder.resize([fieldId], width)} />;
});
