import type { FunctionComponent } from 'react';
import { dateField } from './model.ts';
import type { FieldProps } from '../../react/fieldProps.ts';
import { DateField } from './DateField.tsx';

export const components: { date: FunctionComponent<FieldProps<'date'>> } = { date: DateField };
export const models = { date: dateField };
