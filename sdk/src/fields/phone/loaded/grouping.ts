import type { ComponentType } from 'react';
import type { FieldProps } from '../../../react/fieldProps.ts';
import { grouped } from './GroupedPhone.tsx';
import { AROUND_CSS } from '../../../react/fields/styles/around.ts';

export const wrapper = grouped as (Field: ComponentType<FieldProps>) => ComponentType<FieldProps>;
export const types = ['phone'] as const;
export const css = AROUND_CSS;
