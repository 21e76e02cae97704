import { signatureField } from './model.ts';
import { SignatureField } from './SignatureField.tsx';
import css from './style.css?inline';

export const components = { signature: SignatureField };
export const models = { signature: signatureField };
export { css };
