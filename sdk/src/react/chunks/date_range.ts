import { dateRangeField } from '../../model/fields/types/dateRange.ts';
import { DateRangeField } from '../fields/DateRangeField.tsx';

export const components = { date_range: DateRangeField };
export const models = { date_range: dateRangeField };
