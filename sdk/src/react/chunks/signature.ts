import { signatureField } from '../../model/fields/types/signature.ts';
import { SignatureField } from '../fields/SignatureField.tsx';
import { SIGNATURE_CSS } from '../fields/styles/signature.ts';

export const components = { signature: SignatureField };
export const models = { signature: signatureField };
export const css = SIGNATURE_CSS;
