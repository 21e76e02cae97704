import { t } from '@lingui/core/macro';
import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import IconSearch from '~icons/search';
import { useMemo } from 'react';

/** Settings of one place. */
export interface SettingChoices {
  group: string;
  items: readonly {
    /** Unique among all groups. */
    value: string;
    label: string;
    /** Other texts by which it is found, in one. */
    words: string;
  }[];
}

/** A search over settings, which leads to the one that is chosen. */
export function SettingSearch({
  choices,
  onChoose,
}: {
  choices: readonly SettingChoices[];
  onChoose(value: string): void;
}) {
  const byWords = useMemo(() => filterBy(choices), [choices]);
  // Other data would empty the box.
  const data = useMemo(
    () =>
      choices.map(({ group, items }) => ({
        group,
        items: items.map(({ value, label }) => ({ value, label })),
      })),
    [choices],
  );
  return (
    <Select
      aria-label={t`Search settings`}
      placeholder={t`Search settings`}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={null}
      data={data}
      filter={byWords}
      searchable
      nothingFoundMessage={t`No matching settings`}
      maxDropdownHeight={400}
      value={null}
      onChange={(value) => value && onChoose(value)}
    />
  );
}

/** Returns whether a setting contains all words of a text, by its value. */
export function matcherOf(choices: readonly SettingChoices[]): (value: string, text: string) => boolean {
  const wordsOf = new Map(
    choices.flatMap(({ group, items }) =>
      items.map(({ value, label, words }) => [value, `${label} ${words} ${group}`.toLocaleLowerCase()]),
    ),
  );
  return (value, text) =>
    text
      .toLocaleLowerCase()
      .split(/\s+/)
      .every((word) => wordsOf.get(value)?.includes(word));
}

/** Keeps the settings that match. */
function filterBy(choices: readonly SettingChoices[]): OptionsFilter {
  const matches = matcherOf(choices);
  return ({ options, search }) => {
    const has = ({ value }: ComboboxItem): boolean => matches(value, search.trim());
    return options
      .map((option) => ('group' in option ? { ...option, items: option.items.filter(has) } : option))
      .filter((option) => ('group' in option ? option.items.length > 0 : has(option)));
  };
}
