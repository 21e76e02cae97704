import { timeField } from './model.ts';
import { TimeField } from './TimeField.tsx';

export const components = { time: TimeField };
export const models = { time: timeField };
