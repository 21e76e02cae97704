import { t } from '@lingui/core/macro';
import { MultiSelect } from '@mantine/core';
import type { countryChoices } from './countryChoices.ts';

interface CountriesSelectProps {
  all: ReturnType<typeof countryChoices>;
  /** Codes; undefined for all. */
  chosen: readonly string[] | undefined;
  onChoose(codes: string[]): void;
}

/** The countries that visitors choose from. */
export const CountriesSelect = ({ all, chosen, onChoose }: CountriesSelectProps) => (
  <MultiSelect
    label={t`Countries to choose from`}
    placeholder={chosen ? '' : t`All countries`}
    searchable
    hidePickedOptions
    clearable
    clearButtonProps={{ 'aria-label': t`Clear the countries` }}
    data={all}
    value={[...(chosen ?? [])]}
    onChange={onChoose}
  />
);
