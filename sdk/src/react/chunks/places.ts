import { counted } from '../fields/CountedOptions.tsx';

export const around = counted;
export const types = ['radio', 'checkbox', 'select', 'picture'] as const;
