import { plural, t } from '@lingui/core/macro';
import { Button, Text } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ResultCard } from '@inlay/api/contract';
import { useState, type ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { Bars, Columns } from './Bars.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { formatAmount, formatShare, partsOf, type Part } from './parts.ts';
import classes from './results.module.css';
import type { Sought } from './sought.ts';

interface CardProps {
  card: ResultCard;
  /** The same question in the period before. */
  before: ResultCard | undefined;
  sought: Sought | null;
  onSeek(sought: Sought | null): void;
}

/** Cards of the way through the form have no label of their own. */
const titleOf = ({ id, label }: ResultCard): string =>
  id === '#pages' ? t`Pages visitors came past` : id === '#endings' ? t`Endings visitors met` : label;

/** Cards whose answers have an order are drawn as columns. */
const ORDERED: ReadonlySet<ResultCard['kind']> = new Set(['points', 'number', 'days', 'times']);

/** What one question was answered with, and its table after one click. */
export function ResultCardView({ card, before, sought, onSeek }: CardProps) {
  const [isTable, setTable] = useState(false);
  const parts = partsOf(card);
  const title = titleOf(card);
  const hasTable = card.answered > 0 && parts.length > 0;
  return (
    <Section
      title={title}
      text={<Coverage card={card} />}
      action={
        hasTable ? (
          <Button
            size="xs"
            className={classes['tools'] ?? ''}
            variant={isTable ? 'light' : 'default'}
            aria-pressed={isTable}
            aria-label={t`${title} as a table`}
            leftSection={<IconTable size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setTable(!isTable)}
          >
            {t`Table`}
          </Button>
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

/** How many answered, left it empty, or were not asked. */
function Coverage({ card: { page, answered, empty, notAsked, isCurrent } }: { card: ResultCard }) {
  const asked = answered + empty;
  const words = [
    page,
    isCurrent ? '' : t`earlier version`,
    t`${formatNumber(answered)} answered (${formatShare(answered, asked)})`,
    empty > 0 ? t`${formatNumber(empty)} empty` : '',
    notAsked ? t`${formatNumber(notAsked)} not asked` : '',
  ];
  return <>{words.filter(Boolean).join(' · ')}</>;
}

/** The few numbers that sum up a card, with the change since the period before. */
function Figures({ card, before }: Pick<CardProps, 'card' | 'before'>) {
  const list = figuresOf(card);
  if (list.length === 0) return null;
  const earlier = before?.kind === card.kind ? figuresOf(before) : [];
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

function figuresOf(card: ResultCard): [string, string][] {
  const amount = (value: number | null, isExact = true): string => {
    if (value === null) return '–';
    const words = formatAmount(value, card.kind === 'number' ? card : {});
    return isExact ? words : t`about ${words}`;
  };
  if (card.kind === 'number')
    return [
      [t`Mean`, amount(card.mean && Number(card.mean.toPrecision(6)))],
      [t`Median`, amount(card.median, card.isExact)],
      [t`Smallest`, amount(card.min, card.isExact)],
      [t`Largest`, amount(card.max, card.isExact)],
      [t`Sum`, amount(Number(card.sum))],
    ];
  if (card.kind === 'points')
    return [
      ...(card.nps
        ? ([
            [t`Score`, amount(card.nps.score)],
            [t`Promoters (9–10)`, formatShare(card.nps.promoters, card.answered)],
            [t`Passives (7–8)`, formatShare(card.nps.passives, card.answered)],
            [t`Detractors (0–6)`, formatShare(card.nps.detractors, card.answered)],
          ] as [string, string][])
        : []),
      [t`Mean`, amount(card.mean && Math.round(card.mean * 100) / 100)],
    ];
  if (card.kind === 'files')
    return [
      [t`Files`, formatNumber(card.files)],
      [t`Size`, t`${formatNumber(Math.round(card.bytes / 100_000) / 10)} MB`],
    ];
  return [];
}

function Answers({
  card,
  title,
  parts,
  sought,
  onSeek,
}: Omit<CardProps, 'before'> & { title: string; parts: readonly Part[] }): ReactNode {
  if (card.kind === 'matrix') return <MatrixTable card={card} />;
  if (card.kind === 'text') return <Texts card={card} />;
  if (card.kind === 'files') return null;
  const Chart = ORDERED.has(card.kind) ? Columns : Bars;
  return <Chart label={title} parts={parts} answered={card.answered} sought={sought} onSeek={onSeek} />;
}

function Texts({ card }: { card: Extract<ResultCard, { kind: 'text' }> }) {
  const { latest, words, newest } = card;
  return (
    <>
      <ul className={classes['texts']} aria-label={t`Latest answers`}>
        {latest.map(({ submissionId, text }, at) => (
          <li key={`${submissionId} ${at}`} dir="auto">
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

function PartTable({ title, card, parts }: { title: string; card: ResultCard; parts: readonly Part[] }) {
  const columns: TableColumn<Part>[] = [
    { id: 'answer', title: t`Answer`, cell: ({ label }) => label },
    { id: 'count', title: t`Count`, isNumber: true, cell: ({ count }) => formatNumber(count) },
    {
      id: 'share',
      title: t`Share`,
      isNumber: true,
      cell: ({ count }) => formatShare(count, card.answered),
    },
    ...(card.kind === 'ranking'
      ? [{ id: 'place', title: t`Mean place`, isNumber: true as const, cell: ({ extra }: Part) => extra }]
      : []),
  ];
  return (
    <SimpleTable caption={title} rows={parts} columns={columns} rowId={({ key }) => key} isLong isNumeric />
  );
}
