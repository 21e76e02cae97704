import type { ComponentType } from 'react';
import type { FieldProps } from '../fieldProps.ts';
import { grouped } from '../fields/GroupedPhone.tsx';
import { AROUND_CSS } from '../fields/styles/around.ts';

export const around = grouped as (Field: ComponentType<FieldProps>) => ComponentType<FieldProps>;
export const types = ['phone'] as const;
export const css = AROUND_CSS;
