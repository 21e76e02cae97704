import { plural, t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import IconTable from '~icons/table';
import {
  ORDERED_CARDS,
  resultFigures,
  resultParts,
  resultTitle,
  type ResultCard,
  type ResultPart,
  type Sought,
} from '@inlay/sdk/model';
import { useState, type ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { CardMenu } from './CardMenu.tsx';
import { Bars, Columns } from './Bars.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { resultWords, shareOf } from './resultWords.ts';
import classes from './results.module.css';

interface CardProps {
  card: ResultCard;
  /** The same question in the period before. */
  before: ResultCard | undefined;
  sought: Sought | null;
  onSeek(sought: Sought | null): void;
}

/** Answers to one question, with their table after one click. */
export function ResultCardView({ card, before, sought, onSeek }: CardProps) {
  const [isTable, setTable] = useState(false);
  const words = resultWords();
  const parts = resultParts(card, words);
  const title = resultTitle(card, words);
  const hasTable = card.answered > 0 && parts.length > 0;
  return (
    <Section
      title={title}
      text={<Coverage card={card} />}
      action={
        card.answered > 0 ? (
          <Group gap={4} wrap="nowrap">
            {hasTable ? (
              <Button
                size="xs"
                className={classes['tools'] ?? ''}
                variant={isTable ? 'light' : 'default'}
                aria-pressed={isTable}
                aria-label={t`${title} as a table`}
                leftSection={<IconTable size={16} aria-hidden="true" />}
                onClick={() => setTable(!isTable)}
              >
                {t`Table`}
              </Button>
            ) : null}
            <CardMenu card={card} title={title} />
          </Group>
        ) : null
      }
    >
      {card.answered === 0 ? (
        <Text c="dimmed" ta="center" px={16} py={32}>
          {t`No answers yet`}
        </Text>
      ) : isTable && hasTable ? (
        <PartTable title={title} card={card} parts={parts} />
      ) : (
        <div className={classes['body']}>
          <Figures card={card} before={before} />
          <Answers card={card} title={title} parts={parts} sought={sought} onSeek={onSeek} />
        </div>
      )}
    </Section>
  );
}

/** Counts of visitors who answered, left it empty, or did not get the question. */
function Coverage({ card: { page, answered, empty, notAsked, isCurrent } }: { card: ResultCard }) {
  const reached = answered + empty;
  const words = [
    page,
    isCurrent ? '' : t`earlier version`,
    t`${formatNumber(answered)} answered (${shareOf(answered, reached)})`,
    empty > 0 ? t`${formatNumber(empty)} empty` : '',
    notAsked ? t`${formatNumber(notAsked)} not asked` : '',
  ];
  return <>{words.filter(Boolean).join(' · ')}</>;
}

/** The few numbers that sum up a card, with the change since the period before. */
function Figures({ card, before }: Pick<CardProps, 'card' | 'before'>) {
  const words = resultWords();
  const list = resultFigures(card, words);
  if (list.length === 0) return null;
  const earlier = before?.kind === card.kind ? resultFigures(before, words) : [];
  return (
    <dl className={classes['figures']}>
      {list.map(([name, value]) => {
        const was = earlier.find(([other]) => other === name)?.[1];
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {was !== undefined && was !== value ? <small>{t`before: ${was}`}</small> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Answers({
  card,
  title,
  parts,
  sought,
  onSeek,
}: Omit<CardProps, 'before'> & { title: string; parts: readonly ResultPart[] }): ReactNode {
  if (card.kind === 'matrix') return <MatrixTable card={card} />;
  if (card.kind === 'text') return <Texts card={card} />;
  if (card.kind === 'files') return null;
  const Chart = ORDERED_CARDS.has(card.kind) ? Columns : Bars;
  return <Chart label={title} parts={parts} answered={card.answered} sought={sought} onSeek={onSeek} />;
}

function Texts({ card }: { card: Extract<ResultCard, { kind: 'text' }> }) {
  const { latest, words, newest } = card;
  return (
    <>
      <ul className={classes['texts']} aria-label={t`Latest answers`}>
        {latest.map(({ submissionId, text }, index) => (
          <li key={`${submissionId} ${index}`} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      {words && words.length > 0 ? (
        <div className={classes['words']}>
          <Text size="sm" c="dimmed">
            {plural(newest, {
              one: 'Frequent words of the newest submission',
              other: 'Frequent words of the newest # submissions',
            })}
          </Text>
          <ul aria-label={t`Frequent words`}>
            {words.map(({ word, count }) => (
              <li key={word}>
                <bdi>{word}</bdi> <small>{formatNumber(count)}</small>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function PartTable({
  title,
  card,
  parts,
}: {
  title: string;
  card: ResultCard;
  parts: readonly ResultPart[];
}) {
  const columns: TableColumn<ResultPart>[] = [
    { id: 'answer', title: t`Answer`, cell: ({ label }) => label },
    { id: 'count', title: t`Count`, isNumber: true, cell: ({ count }) => formatNumber(count) },
    {
      id: 'share',
      title: t`Percent`,
      isNumber: true,
      cell: ({ count }) => shareOf(count, card.answered),
    },
    ...(card.kind === 'ranking'
      ? [
          {
            id: 'place',
            title: t`Mean place`,
            isNumber: true as const,
            cell: ({ extra }: ResultPart) => extra,
          },
        ]
      : []),
  ];
  return (
    <SimpleTable caption={title} rows={parts} columns={columns} rowId={({ key }) => key} isLong isNumeric />
  );
}
