import { CalculationField } from '../fields/CalculationField.tsx';
import { CALCULATION_CSS } from '../fields/styles/calculation.ts';

export const components = { calculation: CalculationField };
export const css = CALCULATION_CSS;
