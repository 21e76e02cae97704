import { plural, t } from '@lingui/core/macro';
import { SegmentedControl, Select, TextInput } from '@mantine/core';
import type { Analytics } from '@inlay/api/contract';
import { daysBack, INVALID_RANGE, PERIODS, type Period } from './analyticsPeriod.ts';
import { todayIn, viewerZone } from '../../lib/formatTime.ts';
import classes from './analytics.module.css';

const CUSTOM = 'custom';
const NO_FOLDER = t`No folder`;

interface PeriodBarProps<View extends Period & { formId: string | null }> {
  view: View;
  forms: Analytics['forms'] | undefined;
  /** The screen is one form's: no other can be chosen. */
  isOneForm?: boolean;
  /** The forms could not be loaded. */
  hasFailed: boolean;
  onChange(view: View): void;
}

/** Chooses form and days (ANLY-004, ANLY-005, ANLY-006, ANLY-007, ANLY-008). */
export function PeriodBar<View extends Period & { formId: string | null }>(props: PeriodBarProps<View>) {
  const { view, forms = [], isOneForm = false, hasFailed, onChange } = props;
  const today = todayIn(viewerZone());
  const setPeriod = (value: string): void => {
    const days = PERIODS.find((one) => String(one) === value) ?? null;
    onChange({ ...view, days, ...(days !== null && { from: daysBack(today, days), to: today }) });
  };
  return (
    <div className={classes['bar']}>
      {isOneForm ? null : (
        <Select
          label={t`Form`}
          className={classes['form'] ?? ''}
          placeholder={t`All forms`}
          nothingFoundMessage={t`No matching forms`}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t`All forms` }}
          data={groupsOf(forms)}
          value={view.formId}
          error={hasFailed ? t`Failed to load forms` : undefined}
          onChange={(formId) => onChange({ ...view, formId })}
        />
      )}
      <SegmentedControl
        aria-label={t`Period`}
        value={view.days === null ? CUSTOM : String(view.days)}
        data={[
          ...PERIODS.map((days) => ({
            value: String(days),
            label: plural(days, { one: '# day', other: '# days' }),
          })),
          { value: CUSTOM, label: t`Custom` },
        ]}
        onChange={setPeriod}
      />
      {view.days === null ? (
        <>
          <TextInput
            type="date"
            label={t`First day`}
            value={view.from}
            max="9999-12-31"
            onChange={({ currentTarget: { value } }) => value && onChange({ ...view, from: value })}
          />
          <TextInput
            type="date"
            label={t`Last day`}
            value={view.to}
            max="9999-12-31"
            error={view.from > view.to ? INVALID_RANGE : null}
            onChange={({ currentTarget: { value } }) => value && onChange({ ...view, to: value })}
          />
        </>
      ) : null}
    </div>
  );
}

/** Forms by their client folder (D-131); without any folder, as they are. */
function groupsOf(forms: Analytics['forms']) {
  const folders = new Map<string, { value: string; label: string }[]>();
  for (const { id, title, isActive, folderName } of forms) {
    const group = folderName ?? NO_FOLDER;
    const items = folders.get(group) ?? [];
    items.push({ value: id, label: isActive ? title : `${title} (inactive)` });
    folders.set(group, items);
  }
  const [only] = folders.size === 1 ? folders.keys() : [];
  if (only === NO_FOLDER) return folders.get(NO_FOLDER) ?? [];
  return [...folders].map(([group, items]) => ({ group, items }));
}
