import { t } from '@lingui/core/macro';
import { NumberInput } from '@mantine/core';
import { memo } from 'react';
import { TEXT_LINES } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { useSetting } from '../store/useField.ts';

/** Height of a text area, in lines. */
export const LinesSetting = memo(function LinesSetting({ builder, fieldId }: SettingProps) {
  const lines = useSetting(builder, fieldId, 'lines');
  return (
    <NumberInput
      label={t`Height in lines`}
      placeholder="4"
      min={TEXT_LINES.min}
      max={TEXT_LINES.max}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="blur"
      value={lines ?? ''}
      onChange={(value) => {
        const isHeight = typeof value === 'number' && value >= TEXT_LINES.min && value <= TEXT_LINES.max;
        builder.updateField(fieldId, { lines: isHeight ? value : undefined });
      }}
    />
  );
});
