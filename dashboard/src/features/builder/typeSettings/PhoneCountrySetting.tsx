import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { memo, useMemo } from 'react';
import { callingCodeOf, DIALLED_COUNTRIES } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { useSetting } from '../store/useField.ts';
import { countryChoices } from './countryChoices.ts';

/** Stands for no country of its own. */
const BY_LANGUAGE = 'language';

/** The country that a phone number begins with; without one, numbers are stored as they are typed. */
export const PhoneCountrySetting = memo(function PhoneCountrySetting({ builder, fieldId }: SettingProps) {
  const country = useSetting(builder, fieldId, 'country');
  const countries = useMemo(
    () => [
      { value: BY_LANGUAGE, label: t`The country of the form’s language` },
      ...countryChoices(DIALLED_COUNTRIES).map(({ value, label }) => ({
        value,
        label: `${label} +${callingCodeOf(value)}`,
      })),
    ],
    [],
  );
  return (
    <Select
      label={t`Country of numbers`}
      description={t`Visitors can choose another. Numbers are stored with the country code.`}
      placeholder={t`Any, stored as typed`}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Clear the country` }}
      data={countries}
      value={country === '' ? BY_LANGUAGE : (country ?? null)}
      onChange={(chosen) =>
        builder.updateField(fieldId, { country: chosen === BY_LANGUAGE ? '' : (chosen ?? undefined) })
      }
    />
  );
});
