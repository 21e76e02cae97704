import { useState } from 'react';

/** The part of a form's state a captcha needs. */
interface CaptchaForm {
  values: { captchaToken: string };
  errors: Record<string, unknown>;
  setFieldValue(field: 'captchaToken', value: string): void;
}

/**
 * Ties the captcha to a form: its token is one of the entries, and every try takes another, because a
 * token works once (AUTH-015).
 */
export function useCaptcha() {
  const [tries, setTries] = useState(0);
  return {
    /** Runs a try; whatever comes of it, the token is spent. */
    async spend<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work();
      } finally {
        setTries((count) => count + 1);
      }
    },
    /** What `<Captcha>` is given. */
    propsOf: (form: CaptchaForm) => ({
      value: form.values.captchaToken || null,
      onChange: (token: string | null) => form.setFieldValue('captchaToken', token ?? ''),
      resetKey: tries,
      error: typeof form.errors['captchaToken'] === 'string' ? form.errors['captchaToken'] : undefined,
    }),
  };
}
