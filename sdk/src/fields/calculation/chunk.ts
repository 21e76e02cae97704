import { CalculationField } from './CalculationField.tsx';
import css from './style.css?inline';

export const components = { calculation: CalculationField };
export { css };
