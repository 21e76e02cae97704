import { t } from '@lingui/core/macro';
import classes from './chart.module.css';
import { formatNumber, formatPercent } from '../../lib/formatNumber.ts';

/** Slices named beside the pie (ANLY-033); the table names all. */
const NAMED = 3;
/** Colours of the parts, in this order (ANLY-034). */
const COLORS = [1, 2, 3, 4, 5].map((number) => `var(--inlay-chart-${number})`);
const SIZE = 120;
const RADIUS = SIZE / 2;

interface Slice {
  id: string;
  name: string;
  value: number;
}

/** Parts of a whole. */
export function PieChart({ label, slices }: { label: string; slices: readonly Slice[] }) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const share = (value: number): string => formatPercent(Math.round((value / total) * 100));
  const drawn = slices.map((slice, index) => {
    const from = slices.slice(0, index).reduce((sum, { value }) => sum + value, 0) / total;
    const path = pathOf(from, from + slice.value / total);
    return { ...slice, path, color: COLORS[index % COLORS.length] };
  });
  const named = drawn.slice(0, NAMED);
  return (
    <div className={classes['pie']}>
      <svg
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="img"
        aria-label={`${label}: ${slices.map(({ name, value }) => `${name} ${share(value)}`).join(', ')}`}
      >
        {drawn.map(({ id, value, path, color }) =>
          value > 0 ? <path key={id} d={path} fill={color} className={classes['slice']} /> : null,
        )}
      </svg>
      <ul className={classes['legend']}>
        {named.map(({ id, name, value, color }) => (
          <li key={id}>
            <span className={classes['swatch']} style={{ background: color, flex: 'none' }} />
            <span>{name}</span>
            <span className={classes['value']}>
              {formatNumber(value)} ({share(value)})
            </span>
          </li>
        ))}
        {drawn.length > NAMED ? <li>{t`and ${drawn.length - NAMED} more`}</li> : null}
      </ul>
    </div>
  );
}

/** A slice between two parts of a turn, clockwise from the top. */
function pathOf(from: number, to: number): string {
  if (to - from >= 1) {
    return `M ${RADIUS} 0 A ${RADIUS} ${RADIUS} 0 1 1 ${RADIUS - 0.01} 0 Z`;
  }
  const point = (part: number): string => {
    const angle = part * 2 * Math.PI;
    return `${RADIUS + RADIUS * Math.sin(angle)} ${RADIUS - RADIUS * Math.cos(angle)}`;
  };
  return `M ${RADIUS} ${RADIUS} L ${point(from)} A ${RADIUS} ${RADIUS} 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)} Z`;
}
