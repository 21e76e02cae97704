import { consentField } from '../../model/fields/types/consent.ts';
import { ConsentField } from '../fields/ConsentField.tsx';
import { CONSENT_CSS } from '../fields/styles/consent.ts';

export const components = { consent: ConsentField };
export const models = { consent: consentField };
export const css = CONSENT_CSS;
