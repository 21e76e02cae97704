import { t } from '@lingui/core/macro';
import { Checkbox, Group, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { memo } from 'react';
import { MAX_OPTION_LENGTH, MAX_OPTIONS } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { SearchSetting, ShuffleSetting } from './OptionSettings.tsx';
import { PlacesSetting } from './PlacesSetting.tsx';
import { useSetting } from '../store/useField.ts';
import { useOptions } from '../store/useOptions.ts';

/** The visitor's own words, choices per row, and limits of the number of choices. */
export const ChoiceSettings = memo(function ChoiceSettings(props: SettingProps) {
  const { builder, fieldId } = props;
  const type = useSetting(builder, fieldId, 'type');
  const { options } = useOptions(builder, fieldId);
  if (options.length === 0) return null;
  return (
    <>
      <OtherSetting {...props} />
      {type === 'select' ? null : <RowSetting {...props} />}
      {type === 'checkbox' ? <NumberSettings {...props} /> : null}
      {type === 'checkbox' ? <AloneSetting {...props} /> : null}
      {type === 'select' ? <SearchSetting {...props} /> : null}
      <ShuffleSetting {...props} />
      <PlacesSetting {...props} />
    </>
  );
});

function OtherSetting({ builder, fieldId }: SettingProps) {
  const other = useSetting(builder, fieldId, 'other');
  return (
    <Stack gap={8}>
      <Checkbox
        label={t`Let visitors write their own answer`}
        checked={other !== undefined}
        onChange={(event) =>
          // oxlint-disable-next-line texts/literal -- stored with the form, in its language
          builder.updateField(fieldId, { other: event.currentTarget.checked ? 'Other' : undefined })
        }
      />
      {other === undefined ? null : (
        <TextInput
          label={t`Words of that option`}
          maxLength={MAX_OPTION_LENGTH}
          value={other}
          onChange={(event) =>
            builder.updateField(fieldId, { other: event.currentTarget.value.replace(/[\r\n]/g, ' ') || ' ' })
          }
        />
      )}
    </Stack>
  );
}

function RowSetting({ builder, fieldId }: SettingProps) {
  const perRow = useSetting(builder, fieldId, 'perRow') ?? 1;
  return (
    <div>
      <Text size="sm" fw={500} id={`${fieldId}-per-row`}>{t`Choices per row`}</Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={`${fieldId}-per-row`}
        data={['1', '2', '3', '4']}
        value={String(perRow)}
        onChange={(value) =>
          builder.updateField(fieldId, { perRow: value === '1' ? undefined : (Number(value) as 2 | 3 | 4) })
        }
      />
    </div>
  );
}

function NumberSettings({ builder, fieldId }: SettingProps) {
  const fewest = useSetting(builder, fieldId, 'fewest');
  const most = useSetting(builder, fieldId, 'most');
  const input = (name: 'fewest' | 'most', label: string, value: number | undefined) => (
    <NumberInput
      label={label}
      min={1}
      max={MAX_OPTIONS}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={value ?? ''}
      onChange={(next) =>
        builder.updateField(fieldId, { [name]: typeof next === 'number' && next >= 1 ? next : undefined })
      }
    />
  );
  return (
    <Group grow gap={8} align="start">
      {input('fewest', t`Fewest choices`, fewest)}
      {input('most', t`Most choices`, most)}
    </Group>
  );
}

/** Sets whether the last option excludes all others, as “None of these” does. */
function AloneSetting({ builder, fieldId }: SettingProps) {
  const { options, change } = useOptions(builder, fieldId);
  const last = options.at(-1);
  return (
    <Checkbox
      label={t`“${last?.label ?? ''}” excludes the others`}
      description={t`For a last option such as “None of these”.`}
      checked={options.some(({ alone }) => alone)}
      onChange={(event) => {
        const isAlone = event.currentTarget.checked;
        change((before) =>
          before.map(({ alone: _before, ...option }, index) =>
            isAlone && index === before.length - 1 ? { ...option, alone: true } : option,
          ),
        );
      }}
    />
  );
}
