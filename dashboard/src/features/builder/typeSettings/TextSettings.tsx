import { t } from '@lingui/core/macro';
import { NumberInput, Select, Text, TextInput } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import {
  exampleOf,
  isMask,
  MAX_ANSWER_LENGTH,
  MAX_MASK_LENGTH,
  POSTCODE_COUNTRIES,
  TEXT_FORMATS,
  type TextFormat,
  type TextFormatName,
} from '@inlay/sdk/model';
import type { SettingProps } from '../settingInputs/settings.tsx';
import { useSetting } from '../store/useField.ts';
import { countryChoices } from './countryChoices.ts';
import { DomainsSetting } from './DomainsSetting.tsx';

const FORMATS: Readonly<Record<TextFormatName, string>> = {
  digits: t`Digits`,
  letters: t`Letters`,
  letters_digits: t`Letters and digits`,
  postcode: t`Postcode of a country`,
  iban: t`Bank account (IBAN)`,
  bic: t`Bank (BIC)`,
  vat: t`VAT number`,
  plate: t`License plate`,
  uuid: t`UUID`,
  mask: t`Own pattern`,
};

/** Returns the initial settings of a format. */
const startOf = (name: TextFormatName): TextFormat => ({
  name,
  ...(name === 'postcode' && { country: 'US' }),
  ...(name === 'mask' && { mask: 'AA-9999' }),
});

/** Sets the format of a line of text. */
export const TextFormatSetting = memo(function TextFormatSetting({ builder, fieldId }: SettingProps) {
  const format = useSetting(builder, fieldId, 'format');
  const change = (next: TextFormat | undefined) => builder.updateField(fieldId, { format: next });
  const formats = useMemo(() => TEXT_FORMATS.map((name) => ({ value: name, label: FORMATS[name] })), []);
  const example = format && exampleOf(format);
  return (
    <>
      <Select
        label={t`Format`}
        placeholder={t`Any text`}
        clearable
        clearButtonProps={{ 'aria-label': t`Clear the format` }}
        data={formats}
        value={format?.name ?? null}
        onChange={(name) => change(name ? startOf(name) : undefined)}
      />
      {format?.name === 'postcode' ? (
        <CountrySelect
          country={format.country ?? ''}
          onChange={(country) => change({ ...format, country })}
        />
      ) : null}
      {format?.name === 'mask' ? (
        <MaskInput key={fieldId} mask={format.mask ?? ''} onChange={(mask) => change({ ...format, mask })} />
      ) : null}
      {example ? (
        <Text size="xs" c="dimmed">
          {t`Example: ${example}`}
        </Text>
      ) : null}
    </>
  );
});

function CountrySelect({ country, onChange }: { country: string; onChange(country: string): void }) {
  const data = useMemo(() => countryChoices(POSTCODE_COUNTRIES), []);
  return (
    <Select
      label={t`Country`}
      searchable
      allowDeselect={false}
      data={data}
      value={country}
      onChange={(chosen) => chosen && onChange(chosen)}
    />
  );
}

/** Pattern of a text; one without a sign to fill in shows an error and is not stored. */
function MaskInput({ mask, onChange }: { mask: string; onChange(mask: string): void }) {
  const [typed, setTyped] = useState(mask);
  return (
    <TextInput
      label={t`Pattern`}
      description={t`A is a letter, 9 a digit, * either. Everything else stays as it is.`}
      maxLength={MAX_MASK_LENGTH}
      error={isMask(typed) ? undefined : t`Use at least one A, 9 or *.`}
      value={typed}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (isMask(next)) onChange(next);
      }}
    />
  );
}

/** Fewest characters of an answer. */
export const MinLengthSetting = memo(function MinLengthSetting({ builder, fieldId }: SettingProps) {
  const minLength = useSetting(builder, fieldId, 'minLength');
  return (
    <NumberInput
      label={t`Fewest characters`}
      description={t`Leave empty for no minimum.`}
      min={1}
      max={MAX_ANSWER_LENGTH}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="strict"
      value={minLength ?? ''}
      onChange={(value) =>
        builder.updateField(fieldId, {
          minLength: typeof value === 'number' && value >= 1 ? value : undefined,
        })
      }
    />
  );
});

/** Sets the confirmation of an email address, and of which domains a proven one has to be. */
export function ConfirmSetting({ builder, fieldId }: SettingProps) {
  const confirm = useSetting(builder, fieldId, 'confirm');
  return (
    <>
      <Select
        label={t`Confirmation`}
        description={
          confirm === 'code'
            ? t`Visitors get a six-digit code by email and enter it in the form.`
            : t`Notices mistyped addresses. The preview shows what visitors see.`
        }
        data={[
          { value: '', label: t`None` },
          { value: 'twice', label: t`Ask for the address twice` },
          { value: 'code', label: t`Send a code to the address` },
        ]}
        allowDeselect={false}
        value={confirm ?? ''}
        onChange={(value) =>
          builder.updateField(fieldId, {
            confirm: asConfirm(value),
            ...(value !== 'code' && { domains: undefined }),
          })
        }
      />
      {confirm === 'code' ? <DomainsSetting key={fieldId} builder={builder} fieldId={fieldId} /> : null}
    </>
  );
}

const asConfirm = (value: string | null): 'twice' | 'code' | undefined =>
  value === 'twice' || value === 'code' ? value : undefined;
