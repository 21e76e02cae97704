import { plural, t } from '@lingui/core/macro';
import { SegmentedControl, Switch, TextInput } from '@mantine/core';
import { INVALID_RANGE, PERIODS, daysBack } from '../analytics/analyticsPeriod.ts';
import classes from './results.module.css';
import type { ResultsView } from './resultsAddress.ts';

const ALL = 'all';
const CUSTOM = 'custom';

/** Chooses the days that are counted, and whether they are compared (RESULT-003). */
export function ResultsFilters({
  view,
  today,
  onChange,
}: {
  view: ResultsView;
  today: string;
  onChange(view: ResultsView): void;
}) {
  const { days, from, to, isCompared } = view;
  const isCustom = days === null && from !== null && to !== null;
  const setPeriod = (value: string): void => {
    if (value === ALL) onChange({ ...view, days: null, from: null, to: null, isCompared: false });
    else if (value === CUSTOM)
      onChange({ ...view, days: null, from: from ?? daysBack(today, 30), to: to ?? today });
    else onChange({ ...view, days: Number(value), from: daysBack(today, Number(value)), to: today });
  };
  return (
    <div className={classes['filters']}>
      <SegmentedControl
        aria-label={t`Period`}
        value={days === null ? (isCustom ? CUSTOM : ALL) : String(days)}
        data={[
          { value: ALL, label: t`All time` },
          ...PERIODS.map((days) => ({
            value: String(days),
            label: plural(days, { one: '# day', other: '# days' }),
          })),
          { value: CUSTOM, label: t`Custom` },
        ]}
        onChange={setPeriod}
      />
      {isCustom ? (
        <>
          <TextInput
            type="date"
            label={t`First day`}
            value={from}
            max="9999-12-31"
            onChange={({ currentTarget: { value } }) => value && onChange({ ...view, from: value })}
          />
          <TextInput
            type="date"
            label={t`Last day`}
            value={to}
            max="9999-12-31"
            error={from > to ? INVALID_RANGE : null}
            onChange={({ currentTarget: { value } }) => value && onChange({ ...view, to: value })}
          />
        </>
      ) : null}
      {from === null ? null : (
        <Switch
          label={t`Compare with the period before`}
          checked={isCompared}
          onChange={({ currentTarget: { checked } }) => onChange({ ...view, isCompared: checked })}
        />
      )}
    </div>
  );
}
