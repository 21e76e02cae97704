import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figureCard.module.css';

/** A row of figures: two beside each other where it is narrow, four where there is room. */
export function FigureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes['container']}>
      <ul className={classes['grid']} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}

interface FigureCardProps {
  icon: Icon;
  label: string;
  /** `undefined`: not known, because it is loading or could not be loaded. */
  value: number | undefined;
  isPending: boolean;
  /** Where the figure is explained. */
  to?: string;
}

/** One figure under its name; with `to` the whole card leads there. */
export function FigureCard({ icon: CardIcon, label, value, isPending, to }: FigureCardProps) {
  const name = (
    <>
      <CardIcon size={16} stroke={1.75} aria-hidden="true" />
      <span>{label}</span>
    </>
  );
  return (
    <li className={`card ${classes['card']}`} data-link={to ? true : undefined}>
      {to ? (
        <Link to={to} className={`${classes['label']} ${classes['link']}`}>
          {name}
        </Link>
      ) : (
        <span className={classes['label']}>{name}</span>
      )}
      {isPending ? (
        <Skeleton height={32} width={56} aria-hidden="true" className={classes['pending'] ?? ''} />
      ) : (
        <span className={classes['value']}>{value?.toLocaleString() ?? '–'}</span>
      )}
    </li>
  );
}
