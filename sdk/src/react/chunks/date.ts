import { dateField } from '../../model/fields/date.ts';
import { DateField } from '../fields/DateField.tsx';

export const components = { date: DateField };
export const models = { date: dateField };
