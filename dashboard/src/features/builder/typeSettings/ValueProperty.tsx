import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { memo, useMemo } from 'react';
import { definitionOf } from '../store/builderStore.ts';
import { useSetting } from '../store/useField.ts';
import { useBuilderState } from '../useBuilder.ts';
import type { SettingProps } from '../settingInputs/settings.tsx';

/** The value of the form's logic that a calculation shows. */
export const ValueProperty = memo(function ValueProperty({ builder, fieldId }: SettingProps) {
  const chosen = useSetting(builder, fieldId, 'value') ?? '';
  const values = useBuilderState(builder, (state) => definitionOf(state).values);
  const data = useMemo(() => values.map(({ id, name }) => ({ value: id, label: name || id })), [values]);
  const hint =
    data.length === 0
      ? t`Add a value in the Logic tab first.`
      : t`Shown in the format of the value, and kept up to date.`;
  return (
    <Select
      label={t`Value`}
      description={hint}
      placeholder={t`None`}
      disabled={data.length === 0}
      clearable
      clearButtonProps={{ 'aria-label': t`Clear value` }}
      data={data}
      value={chosen || null}
      onChange={(value) => builder.updateField(fieldId, { value: value ?? '' })}
    />
  );
});
