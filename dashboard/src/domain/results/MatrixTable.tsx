import type { ResultCard } from '@inlay/api/contract';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../lib/formatNumber.ts';
import { shareOf } from './resultWords.ts';
import classes from './results.module.css';

/** Rows and columns of a matrix as a heat map, which is its own table. */
export function MatrixTable({ card }: { card: Extract<ResultCard, { kind: 'matrix' }> }) {
  const most = Math.max(1, ...card.rows.flatMap(({ counts }) => counts));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={classes['scroll']} role="region" aria-label={card.label} tabIndex={0}>
      <table className={classes['matrix']}>
        <thead>
          <tr>
            <td />
            {card.columns.map(({ value, label }) => (
              <th key={value} scope="col">
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.rows.map(({ value, label, counts }) => {
            const all = counts.reduce((sum, count) => sum + count, 0);
            return (
              <tr key={value}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                {counts.map((count, index) => (
                  <td
                    key={card.columns[index]?.value}
                    style={{ '--heat': `${Math.round((count / most) * 60)}%` } as CSSProperties}
                  >
                    {shareOf(count, all)}
                    <small>{formatNumber(count)}</small>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
