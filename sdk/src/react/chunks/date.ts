import type { FunctionComponent } from 'react';
import { dateField } from '../../model/fields/types/date.ts';
import type { FieldProps } from '../fieldProps.ts';
import { DateField } from '../fields/DateField.tsx';

export const components: { date: FunctionComponent<FieldProps<'date'>> } = { date: DateField };
export const models = { date: dateField };
