import { plural, t } from '@lingui/core/macro';
import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { listTranslations, type FormDefinition, type Language, type TranslationRow } from '@inlay/sdk/model';
import { formatNumber } from '../../../lib/formatNumber.ts';
import { definitionOf, type Translating } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { nameOfPart, partOfText } from './textName.ts';
import { TranslationEntry } from './TranslationEntry.tsx';

type Filter = 'all' | 'missing' | 'stale';

const needsWork = ({ state, fault }: TranslationRow): boolean => state !== 'done' || fault !== null;
const passes = (filter: Filter, row: TranslationRow): boolean => filter === 'all' || row.state === filter;

/** Moves the keyboard to the translation of a text. */
function focusText(key: string): void {
  const entry = document.querySelector<HTMLElement>(`[data-translation="${CSS.escape(key)}"]`);
  entry?.focus();
  entry?.scrollIntoView({ block: 'center' });
}

interface TranslationListProps {
  builder: BuilderCore;
  definition: FormDefinition;
  own: Language;
  translating: Translating & { language: Language };
  actions: ReactNode;
}

/** The texts of a form in one language, by the parts that they belong to. */
export function TranslationList({ builder, definition, own, translating, actions }: TranslationListProps) {
  const { language, filter: wanted = 'all' } = translating;
  const rows = useMemo(() => listTranslations(definition, language), [definition, language]);
  const [filter, setFilter] = useState<Filter>(wanted);
  // What was listed stays while it is translated: only another choice lists anew.
  const [listed, setListed] = useState(() => keysOf(rows, wanted));
  const shown = rows.filter(({ key }) => listed === null || listed.has(key));
  const choose = (next: Filter): void => {
    setFilter(next);
    setListed(keysOf(rows, next));
  };
  const latest = useRef(listed);
  useEffect(() => {
    latest.current = listed;
  });
  const goNext = useCallback(
    (from: string | null) => {
      const all = listTranslations(definitionOf(builder.get()), language).filter(
        ({ key }) => latest.current === null || latest.current.has(key),
      );
      const at = all.findIndex(({ key }) => key === from);
      const next = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].find(needsWork);
      if (next) focusText(next.key);
      else builder.announce(t`Nothing left to translate here`);
    },
    [builder, language],
  );
  useEffect(() => {
    if (wanted !== 'all') goNext(null);
  }, [wanted, goNext]);
  const count = (state: string): string => formatNumber(rows.filter((row) => row.state === state).length);
  const faults = rows.filter(({ fault }) => fault !== null).length;
  return (
    <Stack gap={16}>
      <Group gap={8}>
        <SegmentedControl<Filter>
          size="sm"
          aria-label={t`Show`}
          value={filter}
          onChange={choose}
          data={[
            { value: 'all', label: t`All (${formatNumber(rows.length)})` },
            { value: 'missing', label: t`Missing (${count('missing')})` },
            { value: 'stale', label: t`Outdated (${count('stale')})` },
          ]}
        />
        <Button variant="default" onClick={() => goNext(null)}>
          {t`Next open text`}
        </Button>
        <Group gap={8} ms="auto">
          {actions}
        </Group>
      </Group>
      {faults > 0 ? (
        <Text size="sm" c="red" role="status">
          {plural(faults, {
            one: '# translation has an error. You can’t publish until it is fixed.',
            other: '# translations have errors. You can’t publish until they are fixed.',
          })}
        </Text>
      ) : null}
      {shown.length === 0 ? <Text>{t`No texts here.`}</Text> : null}
      {groupByPart(shown).map(([id, texts]) => (
        <section key={id} aria-label={nameOfPart(definition, id)}>
          <Title order={3} size="h4" mb={8}>
            <bdi>{nameOfPart(definition, id)}</bdi>
          </Title>
          {texts.map((row) => (
            <TranslationEntry key={row.key} {...{ builder, row, own, language }} onNext={goNext} />
          ))}
        </section>
      ))}
    </Stack>
  );
}

/** Returns the keys that a filter lists; null for all, also those that are still to come. */
const keysOf = (rows: readonly TranslationRow[], filter: Filter): ReadonlySet<string> | null =>
  filter === 'all' ? null : new Set(rows.filter((row) => passes(filter, row)).map(({ key }) => key));

/** Groups rows by their part, in the order of the form. */
const groupByPart = (rows: readonly TranslationRow[]): [string, TranslationRow[]][] => [
  ...Map.groupBy(rows, ({ key }) => partOfText(key)),
];
