import { plural, t } from '@lingui/core/macro';
import { Button, Group, Text } from '@mantine/core';
import IconTable from '~icons/table';
import {
  describeCard,
  openCard,
  type CardBar,
  type CardBlock,
  type ResultCard,
  type Sought,
} from '@inlay/sdk/model';
import { useState } from 'react';
import { Section } from '../../components/Section.tsx';
import { SimpleTable } from '../../components/table/SimpleTable.tsx';
import type { TableColumn } from '../../components/table/tableColumn.ts';
import { CardMenu } from './CardMenu.tsx';
import { Bars, Columns } from './Bars.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { resultWords } from './resultWords.ts';
import classes from './results.module.css';

interface CardProps {
  card: ResultCard;
  /** The same question in the period before. */
  before: ResultCard | undefined;
  sought: Sought | null;
  onSeek(sought: Sought | null): void;
}

/** What one question was answered with, and its table after one click. */
export function ResultCardView({ card, before, sought, onSeek }: CardProps) {
  const [isTable, setTable] = useState(false);
  const described = describeCard(openCard(card), resultWords(), before);
  const { title, coverage, blocks } = described;
  const bars = blocks.find((block) => 'bars' in block)?.bars;
  return (
    <Section
      title={title}
      text={[card.page, coverage].filter(Boolean).join(' · ')}
      action={
        card.answered > 0 ? (
          <Group gap={4} wrap="nowrap">
            {bars ? (
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
            <CardMenu card={card} described={described} />
          </Group>
        ) : null
      }
    >
      {isTable && bars ? (
        <BarTable title={title} bars={bars} />
      ) : (
        <div className={classes['body']}>
          {blocks.map((block) => (
            <Block key={block.kind} block={block} title={title} sought={sought} onSeek={onSeek} />
          ))}
        </div>
      )}
    </Section>
  );
}

interface BlockProps extends Pick<CardProps, 'sought' | 'onSeek'> {
  block: CardBlock;
  /** Of the card. */
  title: string;
}

function Block({ block, title, sought, onSeek }: BlockProps) {
  switch (block.kind) {
    case 'note':
      return (
        <Text c="dimmed" ta="center" pt={32} pb={16}>
          {block.text}
        </Text>
      );
    case 'figures':
      return (
        <dl className={classes['figures']}>
          {block.figures.map(({ label, value, earlier: was }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {was === undefined ? null : <small>{t`was ${was}`}</small>}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'bars':
      return <Bars label={title} bars={block.bars} sought={sought} onSeek={onSeek} />;
    case 'columns':
      return <Columns label={title} bars={block.bars} axis={block.axis} sought={sought} onSeek={onSeek} />;
    case 'table':
      return <MatrixTable label={title} block={block} />;
    case 'texts':
      return (
        <ul className={classes['texts']} aria-label={block.label}>
          {block.texts.map((text, index) => (
            <li key={index} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      );
    default:
      return <Words block={block} />;
  }
}

function Words({ block: { label, words, newest } }: { block: Extract<CardBlock, { kind: 'words' }> }) {
  return (
    <div className={classes['words']}>
      <Text size="sm" c="dimmed">
        {plural(newest, {
          one: 'Frequent words of the newest submission',
          other: 'Frequent words of the newest # submissions',
        })}
      </Text>
      <ul aria-label={label}>
        {words.map(({ word, count }) => (
          <li key={word}>
            <bdi>{word}</bdi> <small>{count}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BarTable({ title, bars }: { title: string; bars: readonly CardBar[] }) {
  const columns: TableColumn<CardBar>[] = [
    { id: 'answer', title: t`Answer`, cell: ({ label }) => label },
    { id: 'count', title: t`Count`, isNumber: true, cell: ({ count }) => count },
    { id: 'share', title: t`Percent`, isNumber: true, cell: ({ share }) => share },
  ];
  if (bars.some(({ place }) => place !== undefined))
    columns.push({ id: 'place', title: t`Mean place`, isNumber: true, cell: ({ place }) => place });
  return (
    <SimpleTable caption={title} rows={bars} columns={columns} rowId={({ key }) => key} isLong isNumeric />
  );
}
