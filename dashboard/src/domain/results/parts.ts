import { t } from '@lingui/core/macro';
import type { ResultCard } from '@inlay/api/contract';
import { formatNumber } from '../../lib/formatNumber.ts';
import type { Sought } from './sought.ts';

/** One bar of a card: what it stands for, how often it was given, and how to find those answers. */
export interface Part {
  key: string;
  label: string;
  count: number;
  /** Null where answers cannot be filtered by it. */
  sought: Sought | null;
  /** What a row of the table says besides, such as the mean place. */
  extra?: string;
  /** Length of the bar as a share of the longest; by default by its count. */
  length?: number;
  /** Both ends of what it stands for, for an axis below; by default the label is both. */
  ends?: readonly [string, string];
  /** Only an earlier version of the form offers it. */
  isEarlier?: boolean;
}

const DAYS = {
  day: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat(undefined, { year: 'numeric', timeZone: 'UTC' }),
};

/** Numbers as people of the reader's language write them, with the unit or currency of the question. */
export function formatAmount(value: number, { unit = '', currency = '' } = {}): string {
  if (currency) return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(value);
  const number = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 12 }).format(value);
  return unit ? `${number} ${unit}` : number;
}

/** A share of those who answered. */
export const formatShare = (count: number, of: number): string =>
  new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 }).format(
    of === 0 ? 0 : count / of,
  );

/** Returns the bars of a card; none for cards that are no bars. */
export function partsOf(card: ResultCard): Part[] {
  const seek = (bounds: Omit<Sought, 'field'>): Sought | null =>
    card.isFilter ? { field: card.id, ...bounds } : null;
  switch (card.kind) {
    case 'choices':
      return [
        ...card.options.map(({ value, label, count, isCurrent }) => ({
          key: value,
          label,
          count,
          sought: seek({ value }),
          isEarlier: !isCurrent,
        })),
        ...(card.other > 0 ? [{ key: '#other', label: t`Own words`, count: card.other, sought: null }] : []),
      ];
    case 'points':
      return card.points.map(({ value, count }) => ({
        key: String(value),
        label: formatNumber(value),
        count,
        sought: seek({ value: String(value) }),
      }));
    case 'number':
      return card.bins.map(({ from, until, count, atLeast, atMost }) => ({
        key: atLeast,
        label:
          atLeast === atMost
            ? formatAmount(from, card)
            : t`${formatAmount(from, card)} to below ${formatAmount(until, card)}`,
        count,
        sought: seek({ atLeast, atMost }),
        ...(atLeast !== atMost && { ends: [formatAmount(from, card), formatAmount(until, card)] as const }),
      }));
    case 'ranking':
      return card.options.map(({ value, label, count, meanPlace }) => ({
        key: value,
        label,
        count,
        sought: seek({ value }),
        extra: meanPlace === null ? '–' : formatNumber(meanPlace),
        // The first place is the longest bar.
        length: meanPlace === null ? 0 : 1 - (meanPlace - 1) / Math.max(1, card.options.length),
      }));
    case 'days':
      return card.spans.map(({ from, to, count }) => ({
        key: from,
        label: DAYS[card.unit].format(Date.parse(from)),
        count,
        sought: seek({ atLeast: from, atMost: to }),
      }));
    case 'times':
      return card.hours.map((count, hour) => {
        const name = String(hour).padStart(2, '0');
        return {
          key: name,
          label: `${name}:00`,
          count,
          sought: seek({ atLeast: `${name}:00`, atMost: `${name}:59` }),
        };
      });
    default:
      return [];
  }
}
