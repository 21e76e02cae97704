import { CaptchaField } from '../fields/CaptchaField.tsx';

export const components = { captcha: CaptchaField };
