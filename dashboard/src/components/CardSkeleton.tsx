import { Skeleton } from '@mantine/core';
import classes from './cardSkeleton.module.css';

/**
 * Placeholder of a card in its final shape: name, state and text, then its figures or its buttons. The caller
 * hides it from screen readers.
 */
export function CardSkeleton({ foot }: { foot: 'figures' | 'buttons' }) {
  return (
    <div className={`card ${classes['card']}`} data-skeleton>
      <Skeleton className={classes['name'] ?? ''} />
      <Skeleton className={classes['badge'] ?? ''} />
      <Skeleton className={classes['words'] ?? ''} />
      {foot === 'figures' ? (
        <div className={classes['figures']}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ) : (
        <div className={classes['buttons']}>
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </div>
  );
}
