import { consentField } from './model.ts';
import { ConsentField } from './ConsentField.tsx';
import css from './style.css?inline';

export const components = { consent: ConsentField };
export const models = { consent: consentField };
export { css };
