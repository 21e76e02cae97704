import { Skeleton } from '@mantine/core';
import classes from './cardSkeleton.module.css';

/**
 * Placeholder of a card in its final shape: name, state and text, then its buttons; a form's has a picture above and
 * figures below. The caller
 * hides it from screen readers.
 */
export function CardSkeleton({ foot }: { foot: 'figures' | 'buttons' }) {
  return (
    <div className={`card ${classes['card']}`} data-skeleton>
      {foot === 'figures' ? <Skeleton className={classes['thumb'] ?? ''} radius={0} /> : null}
      <Skeleton className={classes['name'] ?? ''} />
      <Skeleton className={classes['badge'] ?? ''} />
      <Skeleton className={classes['words'] ?? ''} />
      {foot === 'figures' ? (
        <div className={classes['figures']}>
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
