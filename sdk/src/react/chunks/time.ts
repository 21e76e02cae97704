import { timeField } from '../../model/fields/types/time.ts';
import { TimeField } from '../fields/TimeField.tsx';

export const components = { time: TimeField };
export const models = { time: timeField };
