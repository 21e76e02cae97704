/** Said when the captcha was not completed (AUTH-014). */
export const CAPTCHA_NEEDED = 'Please complete the CAPTCHA verification';
