import { SegmentedControl, VisuallyHidden, type SegmentedControlProps } from '@mantine/core';
import type { IconTable } from '@tabler/icons-react';
import classes from './iconSwitch.module.css';

interface IconSwitchProps<Value extends string> extends Pick<
  SegmentedControlProps<Value>,
  'size' | 'className'
> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; icon: typeof IconTable }[];
  onChange(value: Value): void;
}

/** A choice between icons with names: layouts of a list, devices. */
export function IconSwitch<Value extends string>({ label, choices, ...control }: IconSwitchProps<Value>) {
  return (
    <SegmentedControl<Value>
      {...control}
      aria-label={label}
      data={choices.map(({ value, label: name, icon: Icon }) => ({
        value,
        label: (
          <span className={classes['icon']} title={name}>
            <Icon size={16} aria-hidden="true" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
