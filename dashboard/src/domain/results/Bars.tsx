import { t } from '@lingui/core/macro';
import { barLength, columnAxis, type ResultPart, type Sought } from '@inlay/sdk/model';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/formatNumber.ts';
import { shareOf } from './resultWords.ts';
import classes from './results.module.css';
import { isSame } from './sought.ts';

interface BarsProps {
  label: string;
  parts: readonly ResultPart[];
  /** What shares are of. */
  answered: number;
  sought: Sought | null;
  /** Narrows all cards to an answer; null removes the filter. */
  onSeek(sought: Sought | null): void;
}

const highest = (parts: readonly ResultPart[]): number => Math.max(1, ...parts.map(({ count }) => count));

/** Bars one below the other: choices and places, as shares of those who answered. Pressing one filters. */
export function Bars({ label, parts, answered, sought, onSeek }: BarsProps) {
  return (
    <ul className={classes['bars']} aria-label={label}>
      {parts.map((part) => (
        <li key={part.key}>
          <PartButton part={part} answered={answered} sought={sought} onSeek={onSeek} className="bar">
            <span className={classes['name']}>
              <bdi>{part.label}</bdi>
              {part.isEarlier ? <small>{t`earlier version`}</small> : null}
            </span>
            <span className={classes['track']}>
              {part.count > 0 ? <span style={{ inlineSize: `${barLength(part, answered) * 100}%` }} /> : null}
            </span>
            <span className={classes['count']}>
              {part.extra === undefined ? shareOf(part.count, answered) : part.extra}
              <small>{formatNumber(part.count)}</small>
            </span>
          </PartButton>
        </li>
      ))}
    </ul>
  );
}

/** Columns beside each other: points, histograms and timelines. */
export function Columns({ label, parts, answered, sought, onSeek }: BarsProps) {
  const most = highest(parts);
  const axis = columnAxis(parts);
  return (
    <div>
      <ul className={classes['columns']} aria-label={label}>
        {parts.map((part) => (
          <li key={part.key}>
            <PartButton part={part} answered={answered} sought={sought} onSeek={onSeek} className="column">
              {part.count > 0 ? <span style={{ blockSize: `${(part.count / most) * 100}%` }} /> : null}
            </PartButton>
          </li>
        ))}
      </ul>
      <div className={classes[axis.isEach ? 'names' : 'axis']} aria-hidden="true">
        {axis.names.map((name, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
    </div>
  );
}

function PartButton({
  part,
  answered,
  sought,
  onSeek,
  className,
  children,
}: Pick<BarsProps, 'answered' | 'sought' | 'onSeek'> & {
  part: ResultPart;
  className: 'bar' | 'column';
  children: ReactNode;
}) {
  const { label, count, sought: own } = part;
  const words = t`${label}: ${shareOf(count, answered)} (${formatNumber(count)})`;
  if (own === null)
    return (
      <div className={classes[className]} role="img" aria-label={words} title={words}>
        {children}
      </div>
    );
  const isPressed = isSame(sought, own);
  return (
    <button
      type="button"
      className={classes[className]}
      // A bar is named by what is seen in it, for people who say what they see; a column shows no words.
      aria-label={className === 'column' ? words : undefined}
      aria-pressed={isPressed}
      title={words}
      onClick={() => onSeek(isPressed ? null : own)}
    >
      {children}
    </button>
  );
}
