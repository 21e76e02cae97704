import { t } from '@lingui/core/macro';
import { Checkbox, MultiSelect, Select } from '@mantine/core';
import { memo, useMemo } from 'react';
import { COUNTRY_CODES } from '@inlay/sdk/model';
import type { SettingProps } from '../properties/settings.tsx';
import { useSetting } from '../store/useField.ts';
import { countryChoices } from './countryChoices.ts';

/** Whether an address asks the parts of its country, which countries there are, and which is chosen at first. */
export const AddressCountriesSetting = memo(function AddressCountriesSetting(props: SettingProps) {
  const { builder, fieldId } = props;
  const country = useSetting(builder, fieldId, 'country');
  const allowed = useSetting(builder, fieldId, 'countries');
  const all = useMemo(() => countryChoices(COUNTRY_CODES), []);
  const allow = (countries: string[]): void => {
    const isLeft = countries.length === 0 || countries.includes(country ?? '');
    builder.updateField(fieldId, {
      countries: countries.length > 0 ? countries : undefined,
      ...(!isLeft && { country: '' }),
    });
  };
  return (
    <>
      <Checkbox
        label={t`Ask by country`}
        description={t`Parts, their order and the postal code follow the country that the visitor chooses.`}
        checked={country !== undefined}
        onChange={({ currentTarget }) =>
          builder.updateField(
            fieldId,
            currentTarget.checked ? { country: '' } : { country: undefined, countries: undefined },
          )
        }
      />
      {country === undefined ? null : (
        <>
          <Select
            label={t`Country at first`}
            placeholder={t`None`}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t`Clear the country` }}
            data={allowed ? all.filter(({ value }) => allowed.includes(value)) : all}
            value={country || null}
            onChange={(chosen) => builder.updateField(fieldId, { country: chosen ?? '' })}
          />
          <MultiSelect
            label={t`Countries to choose from`}
            placeholder={allowed ? '' : t`All countries`}
            searchable
            hidePickedOptions
            clearable
            clearButtonProps={{ 'aria-label': t`Clear the countries` }}
            data={all}
            value={[...(allowed ?? [])]}
            onChange={allow}
          />
        </>
      )}
    </>
  );
});
