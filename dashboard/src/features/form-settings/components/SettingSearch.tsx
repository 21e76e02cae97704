import { t } from '@lingui/core/macro';
import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import IconSearch from '~icons/search';
import {
  PLACE_LABELS,
  PLACES,
  SETTING_NAMES,
  SETTINGS,
  wordsOf,
  type SettingName,
} from '../../../domain/form-home/settingsIndex.ts';

const CHOICES = PLACES.map((place) => ({
  group: PLACE_LABELS[place],
  items: SETTING_NAMES.filter((name) => SETTINGS[name].place === place).map((name) => ({
    value: name,
    label: SETTINGS[name].label,
  })),
}));

/** Keeps the settings that contain all words, in their label, their place or other words for them. */
const byWords: OptionsFilter = ({ options, search }) => {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ value }: ComboboxItem): boolean => {
    const all = wordsOf(value as SettingName).toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  };
  return options
    .map((option) => ('group' in option ? { ...option, items: option.items.filter(has) } : option))
    .filter((option) => ('group' in option ? option.items.length > 0 : has(option)));
};

/** Search over all settings of a form, which leads to the one that is chosen. */
export function SettingSearch({ onChoose }: { onChoose(name: SettingName): void }) {
  return (
    <Select
      aria-label={t`Search settings`}
      placeholder={t`Search settings`}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={null}
      data={CHOICES}
      filter={byWords}
      searchable
      nothingFoundMessage={t`No matching settings`}
      maxDropdownHeight={400}
      value={null}
      onChange={(name) => name && onChoose(name as SettingName)}
    />
  );
}
