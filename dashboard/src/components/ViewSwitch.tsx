import { SegmentedControl } from '@mantine/core';
import type { IconTable } from '@tabler/icons-react';
import classes from './viewSwitch.module.css';

interface ViewSwitchProps<View extends string> {
  view: View;
  views: readonly { value: View; label: string; icon: typeof IconTable }[];
  onView(view: View): void;
}

/** The ways to look at a list, each a picture with its name. */
export function ViewSwitch<View extends string>({ view, views, onView }: ViewSwitchProps<View>) {
  return (
    <SegmentedControl<View>
      aria-label="View"
      value={view}
      onChange={onView}
      data={views.map(({ value, label, icon: ViewIcon }) => ({
        value,
        label: (
          <span className={classes['icon']} title={label}>
            <ViewIcon size={16} stroke={1.75} aria-hidden="true" />
            <span className={classes['name']}>{label}</span>
          </span>
        ),
      }))}
    />
  );
}
