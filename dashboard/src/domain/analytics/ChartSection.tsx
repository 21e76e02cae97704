import { t } from '@lingui/core/macro';
import { Button, Skeleton, Text } from '@mantine/core';
import IconTable from '~icons/table';
import { useState, type ReactNode } from 'react';
import { FigureHelp } from '../../components/FigureHelp.tsx';
import { Section } from '../../components/Section.tsx';
import classes from './analytics.module.css';

interface ChartSectionProps {
  title: string;
  /** Explanation of its numbers, word for word from docs/analytics.md. */
  help: string;
  isPending: boolean;
  isEmpty: boolean;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart, and its table after one click. */
export function ChartSection({ title, help, isPending, isEmpty, chart, table }: ChartSectionProps) {
  const [isTable, setTable] = useState(false);
  return (
    <Section
      title={title}
      action={
        <div className={classes['actions']}>
          <FigureHelp of={title} text={help} />
          {isPending || isEmpty ? null : (
            <Button
              size="xs"
              variant={isTable ? 'light' : 'default'}
              aria-pressed={isTable}
              aria-label={t`${title} as a table`}
              leftSection={<IconTable size={16} aria-hidden="true" />}
              onClick={() => setTable(!isTable)}
            >
              {t`Table`}
            </Button>
          )}
        </div>
      }
    >
      <Content isPending={isPending} isEmpty={isEmpty}>
        {isTable ? table : chart}
      </Content>
    </Section>
  );
}

function Content({
  isPending,
  isEmpty,
  children,
}: {
  isPending: boolean;
  isEmpty: boolean;
  children: ReactNode;
}) {
  if (isPending) return <Skeleton height={200} mx={16} mb={16} w="auto" />;
  if (isEmpty) {
    return (
      <Text c="dimmed" ta="center" px={16} py={48}>
        {t`No data for this period`}
      </Text>
    );
  }
  return children;
}
