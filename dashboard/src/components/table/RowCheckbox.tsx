import { Checkbox, CheckIcon, type CheckboxProps } from '@mantine/core';
import classes from './rowControls.module.css';

const { inner, input, icon } = Checkbox.classes;

type RowCheckboxProps = Required<Pick<CheckboxProps, 'aria-label' | 'checked'>> &
  Pick<CheckboxProps, 'onChange' | 'onClick'>;

/** The small box that selects a row: it looks like a `Checkbox`, and takes a long list less time to render. */
export function RowCheckbox(props: RowCheckboxProps) {
  return (
    <span className={`mantine-Checkbox-inner ${inner} ${classes['box']}`}>
      <input {...props} type="checkbox" className={`mantine-Checkbox-input mantine-focus-auto ${input}`} />
      {props.checked ? <CheckIcon className={`mantine-Checkbox-icon ${icon}`} /> : null}
    </span>
  );
}
