import { t } from '@lingui/core/macro';
import { Progress, Text } from '@mantine/core';
import type { ResultsLine } from '@inlay/api/contract';
import type { Sought } from '@inlay/sdk/model';
import { CardSkeleton } from '../../components/CardSkeleton.tsx';
import { formatNumber } from '../../lib/formatNumber.ts';
import { ResultCardView } from './ResultCardView.tsx';
import classes from './results.module.css';

interface ResultCardsProps {
  /** `undefined` while the first line is awaited. */
  results: ResultsLine | undefined;
  /** The results answer an earlier question. */
  isStale: boolean;
  sought: Sought | null;
  onSeek(sought: Sought | null): void;
}

/** The cards of a form, with the progress of a count that takes longer (RESULT-001, RESULT-005). */
export function ResultCards({ results, isStale, sought, onSeek }: ResultCardsProps) {
  if (!results)
    return (
      <div className={classes['cards']} aria-busy="true" aria-hidden="true">
        <CardSkeleton foot="figures" />
        <CardSkeleton foot="figures" />
      </div>
    );
  const { cards, before, isWhole, counted, total } = results;
  return (
    <div aria-busy={isStale || !isWhole} className={isStale ? (classes['stale'] ?? '') : ''}>
      {isWhole ? null : (
        <div className={classes['progress']} role="status">
          <Text size="sm" c="dimmed">
            {t`Counted ${formatNumber(counted)} of about ${formatNumber(total)} submissions`}
          </Text>
          <Progress value={total === 0 ? 0 : (counted / total) * 100} aria-label={t`Progress of the count`} />
        </div>
      )}
      <div className={classes['cards']}>
        {cards.map((card) => (
          <ResultCardView
            key={card.id}
            card={card}
            before={before?.cards.find(({ id }) => id === card.id)}
            sought={sought}
            onSeek={onSeek}
          />
        ))}
      </div>
    </div>
  );
}
