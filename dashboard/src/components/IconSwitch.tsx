import { SegmentedControl, VisuallyHidden, type SegmentedControlProps } from '@mantine/core';
import type { Icon } from './icons/createIcon.ts';
import classes from './iconSwitch.module.css';

interface IconSwitchProps<Value extends string> extends Pick<
  SegmentedControlProps<Value>,
  'size' | 'className'
> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string; icon: Icon }[];
  onChange(value: Value): void;
}

/** A choice between icons with names: layouts of a list, devices. */
export function IconSwitch<Value extends string>({ label, choices, ...control }: IconSwitchProps<Value>) {
  return (
    <SegmentedControl<Value>
      {...control}
      aria-label={label}
      data={choices.map(({ value, label: name, icon: ChoiceIcon }) => ({
        value,
        label: (
          <span className={classes['icon']} title={name}>
            <ChoiceIcon size={16} aria-hidden="true" />
            <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
