import { CaptchaField } from './CaptchaField.tsx';

export const components = { captcha: CaptchaField };
