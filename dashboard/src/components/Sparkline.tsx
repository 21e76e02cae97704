import { useId } from 'react';
import classes from './sparkline.module.css';

/** Size of the drawing's own units, which CSS stretches. */
const WIDTH = 96;
const HEIGHT = 24;
const STROKE = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;

/**
 * A line of a few numbers, from left to right, above its area. The last is not over yet, so the way to it is dashed.
 *
 * @param label what a screen reader says in its place.
 */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const fill = useId();
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${index * step},${HEIGHT - 1 - (value / most) * (HEIGHT - 4)}`,
  );
  return (
    <svg
      className={classes['line']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <linearGradient id={fill} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.25" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} fill={`url(#${fill})`} />
      <polyline {...STROKE} points={points.slice(0, -1).join(' ')} />
      <polyline {...STROKE} points={points.slice(-2).join(' ')} strokeDasharray="2 2" />
    </svg>
  );
}
