import { t } from '@lingui/core/macro';
import { Button, Group, Tabs, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  listTranslations,
  withLanguages,
  type FormDefinition,
  type Language,
  type TranslationRow,
} from '@inlay/sdk/model';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { languageOfForm } from '../../../domain/forms/languageOfForm.ts';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { definitionOf, type Translating } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { TranslationList } from './TranslationList.tsx';

/** The form's languages, and its texts in one of them beside their originals (LANG-012, LANG-013). */
export function Translations({ builder, translating }: { builder: BuilderCore; translating: Translating }) {
  const definition = useBuilderState(builder, definitionOf);
  const { languages } = definition;
  const own = languageOfForm(definition);
  const language = languages.find((one) => one === translating.language) ?? languages[0];
  const open = (next: Language): void => builder.set({ translating: { language: next } });
  const change = (next: readonly Language[], what: string): void =>
    builder.edit({ document: { definition: withLanguages(definition, next) }, what });
  const add = (added: Language): void => {
    change([...languages, added], t`${LANGUAGE_NAMES[added]} added`);
    open(added);
  };
  const unused = LANGUAGES.filter((one) => one !== own && !languages.includes(one));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page" data-translations>
      <Group justify="space-between" mb={16}>
        <Title order={2} ref={heading} tabIndex={-1}>
          {t`Translations`}
        </Title>
        <Group gap={8}>
          {unused.length > 0 ? <AddLanguage languages={unused} onAdd={add} /> : null}
          <Button variant="default" onClick={() => builder.set({ translating: null })}>
            {t`Back to the form`}
          </Button>
        </Group>
      </Group>
      {language ? (
        <Tabs value={language} onChange={(next) => open(next as Language)} keepMounted={false}>
          <ScrollableTabs label={t`Languages`} open={language}>
            {languages.map((one) => (
              <LanguageTab key={one} definition={definition} language={one} />
            ))}
          </ScrollableTabs>
          <Tabs.Panel value={language} pt={16}>
            <TranslationList
              key={language}
              builder={builder}
              definition={definition}
              own={own}
              translating={{ ...translating, language }}
              actions={<LanguageMenu language={language} languages={languages} onChange={change} />}
            />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <EmptyState
          title={t`One language so far`}
          text={t`Add a language, then translate your texts side by side. Answers stay in one list.`}
        />
      )}
    </div>
  );
}

/** Number of texts in a language, and of those that are translated and up to date. */
export function progressOf(rows: readonly TranslationRow[]): { done: number; all: number } {
  return { done: rows.filter(({ state }) => state === 'done').length, all: rows.length };
}

function LanguageTab({ definition, language }: { definition: FormDefinition; language: Language }) {
  const { done, all } = progressOf(listTranslations(definition, language));
  return (
    <Tabs.Tab value={language}>
      <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>{' '}
      <Text span size="xs" c="dimmed">
        {t`${formatNumber(done)} of ${formatNumber(all)}`}
      </Text>
    </Tabs.Tab>
  );
}
