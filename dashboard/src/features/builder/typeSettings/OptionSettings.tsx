import { t } from '@lingui/core/macro';
import { Checkbox } from '@mantine/core';
import type { SettingProps } from '../properties/settings.tsx';
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

/** Whether each visit meets the options, of a matrix the rows, in an order of its own. */
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

/** Whether a list can be searched. */
export const SearchSetting = (props: SettingProps) => (
  <Switch
    {...props}
    name="search"
    label={t`Search in the list`}
    description={t`For long lists. Phones keep their own list.`}
  />
);
