import { t } from '@lingui/core/macro';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { FIELD_WIDTHS, GRID_COLUMNS, type FieldWidth } from '@inlay/sdk/model';
import classes from './properties.module.css';

/** Widths as parts of the row. */
const PARTS: Readonly<Record<FieldWidth, string>> = {
  12: '1',
  9: '¾',
  8: '⅔',
  6: '½',
  4: '⅓',
  3: '¼',
  2: '⅙',
};

interface WidthPickerProps {
  /** `null` where several fields have several widths. */
  value: FieldWidth | null;
  onChange(width: FieldWidth): void;
}

/** The seven widths, each drawn as its part of the row. */
export function WidthPicker({ value, onChange }: WidthPickerProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Input.Label component="div" id={id} mb={4}>
        {t`Width`}
      </Input.Label>
      <div className={classes['widths']}>
        {FIELD_WIDTHS.map((width) => (
          <label
            key={width}
            className={classes['widthChoice']}
            title={t`${width} of ${GRID_COLUMNS} columns`}
          >
            <input
              type="radio"
              name={id}
              value={width}
              aria-label={t`${width} of ${GRID_COLUMNS} columns`}
              checked={value === width}
              onChange={() => onChange(width)}
            />
            <span className={classes['widthRow']} aria-hidden="true">
              <span className={classes[`width${width}`]} />
            </span>
            <span aria-hidden="true">{PARTS[width]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
