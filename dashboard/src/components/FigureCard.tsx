import { Skeleton } from '@mantine/core';
import type { Icon } from './icons/createIcon.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figureCard.module.css';
import { formatFigure } from '../lib/formatNumber.ts';

/** A row of figures: two beside each other where it is narrow, four or six where there is room. */
export function FigureGrid({
  label,
  columns = 4,
  isAligned = columns === 6,
  children,
}: {
  label: string;
  columns?: 4 | 6;
  /** Aligns figures at one height, however long names and details are; every card has a detail. */
  isAligned?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes['container']}>
      <ul
        className={classes['grid']}
        data-columns={columns}
        data-aligned={isAligned || undefined}
        aria-label={label}
      >
        {children}
      </ul>
    </div>
  );
}

interface FigureCardProps {
  icon: Icon;
  label: string;
  /** `undefined`: not known, because it is loading or could not be loaded. A text is shown as it is. */
  value: number | string | undefined;
  /** Explanation of the figure, beside its name. */
  help?: ReactNode;
  /** Below the figure. */
  detail?: ReactNode;
  isPending: boolean;
  /** Screen with details. */
  to?: string;
}

/** One figure under its name; with `to` the whole card is a link. */
export function FigureCard({ icon: CardIcon, label, value, isPending, to, help, detail }: FigureCardProps) {
  const name = (
    <>
      <CardIcon size={16} aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  return (
    <li className={`card ${classes['card']}`} data-link={to ? true : undefined}>
      {to ? (
        <Link to={to} className={`${classes['label']} covers`}>
          {name}
        </Link>
      ) : (
        <span className={classes['label']}>
          {name}
          {help}
        </span>
      )}
      {isPending ? (
        <Skeleton height={32} width={56} aria-hidden="true" />
      ) : (
        <span className={classes['value']}>{formatFigure(value)}</span>
      )}
      {detail ? <span className={classes['detail']}>{detail}</span> : null}
    </li>
  );
}
