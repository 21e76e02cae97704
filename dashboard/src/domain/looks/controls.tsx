import { Group, NumberInput, Select, Slider, Switch, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { CustomStyles } from '@inlay/sdk/model';
import { Control, ResetButton } from './Control.tsx';
import classes from './looks.module.css';
import type { Styles } from './styles.ts';

type KeyOf<Value> = {
  [Key in keyof CustomStyles]-?: Required<CustomStyles>[Key] extends Value ? Key : never;
}[keyof CustomStyles];

/** A number with a slider and a box for the same value. */
export function NumberControl(props: {
  styles: Styles;
  name: KeyOf<number>;
  label: string;
  min: number;
  max: number;
  step?: number;
  suffix?: string;
  hint?: string;
}) {
  const { styles, name, label, min, max, step = 1, suffix = '', hint } = props;
  const id = useId();
  const value = styles.resolved[name];
  const set = (next: number): void => styles.set({ [name]: next });
  return (
    <Control styles={styles} name={name} label={label} labelFor={id} hint={hint}>
      <div className={classes['numberRow']}>
        <Slider
          min={min}
          max={max}
          step={step}
          label={null}
          value={value}
          thumbLabel={label}
          onChange={set}
        />
        <NumberInput
          id={id}
          size="xs"
          min={min}
          max={max}
          step={step}
          decimalScale={step < 1 ? 1 : 0}
          allowNegative={false}
          clampBehavior="blur"
          suffix={suffix}
          value={value}
          onChange={(next) => typeof next === 'number' && isAllowed(next, min, max, step) && set(next)}
        />
      </div>
    </Control>
  );
}

/** Half-typed numbers may be out of range; only the box holds them (D-82). */
const isAllowed = (value: number, min: number, max: number, step: number): boolean =>
  value >= min && value <= max && Number.isInteger(value / step);

/** A choice of a few named values. */
export function ChoiceControl<Value extends string>(props: {
  styles: Styles;
  name: KeyOf<Value> & KeyOf<string>;
  label: string;
  choices: Readonly<Record<Value, string>>;
}) {
  const { styles, name, label, choices } = props;
  const id = useId();
  return (
    <Control styles={styles} name={name} label={label} labelFor={id}>
      <Select
        id={id}
        size="xs"
        allowDeselect={false}
        data={Object.entries<string>(choices).map(([value, text]) => ({ value, label: text }))}
        value={styles.resolved[name]}
        onChange={(value) => value !== null && styles.set({ [name]: value })}
      />
    </Control>
  );
}

/** A line of text. */
export function TextControl(props: {
  styles: Styles;
  name: 'coverAlt';
  label: string;
  maxLength: number;
  hint: string;
}) {
  const { styles, name, label, maxLength, hint } = props;
  const id = useId();
  return (
    <Control styles={styles} name={name} label={label} labelFor={id} hint={hint}>
      <TextInput
        id={id}
        size="xs"
        maxLength={maxLength}
        value={styles.resolved[name]}
        onChange={(event) => styles.set({ [name]: event.currentTarget.value })}
      />
    </Control>
  );
}

/** Shown or not. */
export function SwitchControl(props: {
  styles: Styles;
  name: KeyOf<boolean>;
  label: string;
  /** Value without the owner's choice, where that differs between forms. */
  otherwise?: boolean;
  hint?: string | undefined;
}) {
  const { styles, name, label, otherwise = false, hint } = props;
  return (
    <Group gap={8} wrap="nowrap" align="flex-start" justify="space-between">
      <Switch
        label={label}
        {...(hint && { description: hint })}
        checked={name === 'showSecurityBadge' ? (styles.custom[name] ?? otherwise) : styles.resolved[name]}
        onChange={(event) => styles.set({ [name]: event.currentTarget.checked })}
      />
      <ResetButton styles={styles} name={name} label={label} />
    </Group>
  );
}
