import type { ComponentType } from 'react';
import { withDayBounds } from '../../model/fields/settings/dayBounds.ts';
import type { FieldProps } from '../fieldProps.ts';
import type { ModelWraps } from '../fieldTypes.ts';
import { bounded, todayIn } from '../fields/BoundedDays.tsx';
import { AROUND_CSS } from '../fields/styles/around.ts';
import { components as plain } from '../../fields/date/chunk.ts';

// The chunk of dates, which may be added after this one, brings it as well.
plain.date = bounded(plain.date);

export const components = { ...plain };
export const wraps: ModelWraps = {
  date: (model) => withDayBounds(model, todayIn),
  date_range: (model) => withDayBounds(model, todayIn),
};
export const wrapper = bounded as (Field: ComponentType<FieldProps>) => ComponentType<FieldProps>;
export const types = ['date_range'] as const;
export const css = AROUND_CSS;
