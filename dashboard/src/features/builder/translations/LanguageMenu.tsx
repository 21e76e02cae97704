import { t } from '@lingui/core/macro';
import { ActionIcon, Menu } from '@mantine/core';
import IconDots from '~icons/dots';
import { LANGUAGE_NAMES, type Language } from '@inlay/sdk/model';

interface LanguageMenuProps {
  language: Language;
  /** Those of the form, in the order that visitors find them in. */
  languages: readonly Language[];
  onChange(languages: readonly Language[], what: string): void;
}

/** What can be done with a language of the form. */
export function LanguageMenu({ language, languages, onChange }: LanguageMenuProps) {
  const name = LANGUAGE_NAMES[language];
  const at = languages.indexOf(language);
  const move = (by: number): void => {
    const rest = languages.filter((one) => one !== language);
    onChange(rest.toSpliced(at + by, 0, language), t`${name} moved`);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`More for ${name}`}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={at === 0} onClick={() => move(-1)}>
          {t`Move earlier`}
        </Menu.Item>
        <Menu.Item disabled={at === languages.length - 1} onClick={() => move(1)}>
          {t`Move later`}
        </Menu.Item>
        <Menu.Item
          onClick={() =>
            onChange(
              languages.filter((one) => one !== language),
              t`${name} removed`,
            )
          }
        >
          {t`Remove ${name}`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
