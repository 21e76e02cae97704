import { t } from '@lingui/core/macro';
import { InputBase } from '@mantine/core';
import IconSelector from '~icons/selector';
import { LANGUAGE_NAMES, type Language } from '@inlay/sdk/model';

interface AddLanguageProps {
  languages: readonly Language[];
  onAdd(language: Language): void;
}

/** A choice of the languages that a form does not have yet, each in its own name. */
export function AddLanguage({ languages, onAdd }: AddLanguageProps) {
  return (
    <InputBase
      component="select"
      aria-label={t`Add language`}
      rightSection={<IconSelector size={16} />}
      rightSectionPointerEvents="none"
      value=""
      onChange={({ currentTarget }) => {
        const chosen = languages.find((one) => one === currentTarget.value);
        if (chosen) onAdd(chosen);
      }}
    >
      <option value="">{t`Add language`}</option>
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </InputBase>
  );
}
