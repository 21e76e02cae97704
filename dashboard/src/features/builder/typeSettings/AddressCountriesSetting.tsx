import { t } from '@lingui/core/macro';
import { Checkbox, MultiSelect, Select } from '@mantine/core';
import { memo, useMemo } from 'react';
import { ADDRESS_PARTS, ALL_PARTS_REQUIRED, COUNTRY_CODES, type AddressPart } from '@inlay/sdk/model';
import { ADDRESS_WORDS } from './partWords.ts';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { settingOf, useSetting } from '../store/useField.ts';
import { CountriesSelect } from './CountriesSelect.tsx';
import { countryChoices } from './countryChoices.ts';

/** Settings of addresses that ask the same of everybody. */
const WITHOUT_COUNTRY = {
  country: undefined,
  countries: undefined,
  optionalParts: undefined,
  omittedParts: undefined,
};

/** Sets whether an address follows its country, the countries on offer, and the initial one. */
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
          builder.updateField(fieldId, currentTarget.checked ? { country: '' } : WITHOUT_COUNTRY)
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
          <CountriesSelect all={all} chosen={allowed} onChoose={allow} />
          <PartSettings {...props} />
        </>
      )}
    </>
  );
});

/** Returns the parts of addresses by their names. */
const partChoices = () => ADDRESS_PARTS.map((value) => ({ value, label: ADDRESS_WORDS[value]() }));

const asParts = (chosen: readonly string[]): AddressPart[] | undefined => {
  const parts = ADDRESS_PARTS.filter((part) => chosen.includes(part));
  return parts.length > 0 ? parts : undefined;
};

/** Sets which parts are optional, and which are left out (D-194). */
function PartSettings({ builder, fieldId }: SettingProps) {
  const optional = useSetting(builder, fieldId, 'optionalParts') ?? [];
  const omitted = useSetting(builder, fieldId, 'omittedParts') ?? [];
  const change = (settings: {
    optionalParts?: AddressPart[] | undefined;
    omittedParts?: AddressPart[] | undefined;
  }) => {
    const label = settingOf(builder.get(), fieldId, 'label');
    // The words would no longer be true.
    const isUntrue = label === ALL_PARTS_REQUIRED && Object.values(settings).some(Boolean);
    builder.updateField(fieldId, { ...settings, ...(isUntrue && { label: t`Address` }) });
  };
  const choices = partChoices();
  return (
    <>
      <MultiSelect
        label={t`Parts that may stay empty`}
        hidePickedOptions
        data={choices.filter(({ value }) => !omitted.includes(value))}
        value={[...optional]}
        onChange={(chosen) => change({ optionalParts: asParts(chosen) })}
      />
      <MultiSelect
        label={t`Parts that are not asked`}
        hidePickedOptions
        maxValues={ADDRESS_PARTS.length - 1}
        data={choices}
        value={[...omitted]}
        onChange={(chosen) =>
          change({
            omittedParts: asParts(chosen),
            optionalParts: asParts(optional.filter((part) => !chosen.includes(part))),
          })
        }
      />
    </>
  );
}
