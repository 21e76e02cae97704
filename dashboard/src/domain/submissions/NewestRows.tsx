import { t } from '@lingui/core/macro';
import { Skeleton, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RelativeTime } from '../../components/RelativeTime.tsx';
import classes from './newestRows.module.css';

/** Submissions shown; on a phone fewer. */
export const SHOWN_NEWEST = 5;
const SKELETON_ROWS = Array.from({ length: SHOWN_NEWEST }, (_, row) => row);

/** A submission among the newest. */
export interface NewestRow {
  id: string;
  sender: string;
  /** Title of its form. */
  form: string;
  submittedAt: string;
  isRead: boolean;
  /** Where a press leads. */
  to: string;
}

/** The newest submissions of all forms; a press opens one. @param rows undefined while they load. */
export function NewestRows({
  rows,
  failure,
}: {
  rows: readonly NewestRow[] | undefined;
  failure: ReactNode;
}) {
  return (
    <section className={`card ${classes['newest']}`} aria-labelledby="newest">
      <div className={classes['head']}>
        <Title order={2} size="h3" id="newest">
          {t`Newest submissions`}
        </Title>
      </div>
      {failure}
      <ul className={classes['rows']} aria-busy={!rows && !failure}>
        {rows?.map((row) => (
          <Row key={row.id} {...row} />
        ))}
        {rows || failure
          ? null
          : SKELETON_ROWS.map((row) => (
              <li key={row} className={classes['row']} aria-hidden="true">
                <Skeleton height={14} width="60%" />
              </li>
            ))}
      </ul>
    </section>
  );
}

function Row({ sender, form, submittedAt, isRead, to }: NewestRow) {
  return (
    <li className={classes['row']} data-unread={!isRead || undefined}>
      <span className={classes['dot']} {...(!isRead && { role: 'img', 'aria-label': t`Unread` })} />
      <Link className={`covers ${classes['sender']}`} dir="auto" to={to}>
        {sender}
      </Link>
      <span className={classes['form']} dir="auto">
        {form}
      </span>
      <span className={classes['time']}>
        <RelativeTime iso={submittedAt} />
      </span>
    </li>
  );
}
