import { Skeleton } from '@mantine/core';
import classes from './cardSkeleton.module.css';

/**
 * A card that is on its way, in the shape it will have: name, state and words, then its figures or its buttons.
 * Whoever draws it puts it where nothing is read out.
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
