import { dateRangeField } from './model.ts';
import { DateRangeField } from './DateRangeField.tsx';

export const components = { date_range: DateRangeField };
export const models = { date_range: dateRangeField };
