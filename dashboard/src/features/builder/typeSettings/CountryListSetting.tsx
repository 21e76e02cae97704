import { memo, useMemo } from 'react';
import { COUNTRY_CODES } from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { settingOf, useSetting } from '../store/useField.ts';
import { CountriesSelect } from './CountriesSelect.tsx';
import { countryChoices } from './countryChoices.ts';

/** The countries that visitors choose from; those at the top of the list stay among them. */
export const CountryListSetting = memo(function CountryListSetting({ builder, fieldId }: SettingProps) {
  const countries = useSetting(builder, fieldId, 'countries');
  const all = useMemo(() => countryChoices(COUNTRY_CODES), []);
  const choose = (chosen: string[]): void => {
    if (chosen.length === 0) return builder.updateField(fieldId, { countries: undefined });
    const preferred = settingOf(builder.get(), fieldId, 'preferred') ?? [];
    builder.updateField(fieldId, {
      countries: chosen,
      preferred: preferred.filter((code) => chosen.includes(code)),
    });
  };
  return <CountriesSelect all={all} chosen={countries} onChoose={choose} />;
});
