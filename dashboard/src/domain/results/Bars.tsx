import { t } from '@lingui/core/macro';
import type { CardBar, ColumnAxis, Sought } from '@inlay/sdk/model';
import type { ReactNode } from 'react';
import classes from './results.module.css';
import { isSame } from './sought.ts';

interface BarsProps {
  label: string;
  bars: readonly CardBar[];
  sought: Sought | null;
  /** Narrows all cards to an answer; null removes the filter. */
  onSeek(sought: Sought | null): void;
}

/** Bars one below the other: choices and places. Pressing one filters. */
export function Bars({ label, bars, sought, onSeek }: BarsProps) {
  return (
    <ul className={classes['bars']} aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <BarButton bar={bar} sought={sought} onSeek={onSeek} className="bar">
            <span className={classes['name']}>
              <bdi>{bar.label}</bdi>
            </span>
            <span className={classes['track']}>
              {bar.length > 0 ? <span style={{ inlineSize: `${bar.length * 100}%` }} /> : null}
            </span>
            <span className={classes['count']}>
              {bar.place ?? bar.share}
              <small>{bar.count}</small>
            </span>
          </BarButton>
        </li>
      ))}
    </ul>
  );
}

/** Columns beside each other: points, histograms and timelines. */
export function Columns({ label, bars, axis, sought, onSeek }: BarsProps & { axis: ColumnAxis }) {
  return (
    <div>
      <ul className={classes['columns']} aria-label={label}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <BarButton bar={bar} sought={sought} onSeek={onSeek} className="column">
              {bar.length > 0 ? <span style={{ blockSize: `${bar.length * 100}%` }} /> : null}
            </BarButton>
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

interface BarButtonProps extends Pick<BarsProps, 'sought' | 'onSeek'> {
  bar: CardBar;
  className: 'bar' | 'column';
  children: ReactNode;
}

function BarButton({ bar, sought, onSeek, className, children }: BarButtonProps) {
  const { label, text, sought: own } = bar;
  const words = t`${label}: ${text}`;
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
