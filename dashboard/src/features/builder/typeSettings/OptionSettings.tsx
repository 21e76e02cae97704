import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { useSetting } from '../store/useField.ts';

/** A setting that is stored only while it is on. */
function Switch(props: SettingProps & { name: 'shuffle' | 'search'; label: string; description: string }) {
  const { builder, fieldId, name, label, description } = props;
  const isOn = useSetting(builder, fieldId, name) ?? false;
  return (
    <Checkbox
      label={label}
      description={description}
      checked={isOn}
      onChange={(event) =>
        builder.updateField(fieldId, { [name]: event.currentTarget.checked ? true : undefined })
      }
    />
  );
}

/** Sets whether options, or rows of a matrix, are shuffled for each visit. */
export function ShuffleSetting(props: SettingProps) {
  const isMatrix = useSetting(props.builder, props.fieldId, 'type') === 'matrix';
  return (
    <Switch
      {...props}
      name="shuffle"
      label={isMatrix ? t`Shuffle the rows` : t`Shuffle the options`}
      description={t`Each visitor sees an order of their own, so that the first place favors none.`}
    />
  );
}

/** Sets whether a list can be searched. */
export const SearchSetting = (props: SettingProps) => (
  <Switch
    {...props}
    name="search"
    label={t`Search in the list`}
    description={t`For long lists. Phones keep their own list.`}
  />
);
