import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import type { Analytics } from '@inlay/api/contract';
import classes from '../../../domain/analytics/analytics.module.css';
import { PeriodBar } from '../../../domain/analytics/PeriodBar.tsx';
import type { AnalyticsView } from '../analyticsAddress.ts';

/** Chooses forms and days (D-129, D-131). */
export function AnalyticsFilters(props: {
  view: AnalyticsView;
  forms: Analytics['forms'] | undefined;
  /** The forms could not be loaded. */
  hasFailed: boolean;
  isAdmin: boolean;
  onChange(view: AnalyticsView): void;
}) {
  const { view, forms, hasFailed, isAdmin, onChange } = props;
  const isOneForm = view.formId !== null;
  return (
    <div className={classes['filters']}>
      <PeriodBar view={view} forms={forms} isOneForm={isOneForm} hasFailed={hasFailed} onChange={onChange} />
      {isOneForm ? null : (
        <div className={classes['switches']}>
          <Switch
            label={t`Include inactive forms`}
            checked={view.hasInactive}
            onChange={({ currentTarget: { checked } }) => onChange({ ...view, hasInactive: checked })}
          />
          {isAdmin ? (
            <Switch
              label={t`All accounts`}
              checked={view.isAllAccounts}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ ...view, isAllAccounts: checked, formId: null })
              }
            />
          ) : null}
        </div>
      )}
    </div>
  );
}
