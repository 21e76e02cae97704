import { t } from '@lingui/core/macro';
import { InputBase, type InputBaseProps } from '@mantine/core';
import IconSelector from '~icons/selector';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@inlay/sdk/model';

/** Value for the browser's own language. */
const BROWSER = 'browser';

interface LanguageSelectProps extends InputBaseProps {
  'aria-label'?: string;
  /** null = the browser's. */
  value: Language | null;
  onChange(language: Language | null): void;
  /** Offers the browser's language as a choice of its own. */
  hasBrowser?: boolean;
}

/** A choice of the languages, each in its own name. Mantine's own select would be new to the sign-in screen. */
export function LanguageSelect({ value, onChange, hasBrowser = false, ...rest }: LanguageSelectProps) {
  return (
    <InputBase
      {...rest}
      component="select"
      rightSection={<IconSelector size={16} />}
      rightSectionPointerEvents="none"
      value={value ?? BROWSER}
      onChange={({ currentTarget }) => onChange(LANGUAGES.find((one) => one === currentTarget.value) ?? null)}
    >
      {hasBrowser ? <option value={BROWSER}>{t`Same as the browser`}</option> : null}
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {LANGUAGE_NAMES[one]}
        </option>
      ))}
    </InputBase>
  );
}
