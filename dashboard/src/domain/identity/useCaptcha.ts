import { useState } from 'react';

/** The part of a form's state a captcha needs. */
interface CaptchaForm {
  values: { captchaToken: string };
  errors: Record<string, unknown>;
  setFieldValue(field: 'captchaToken', value: string): void;
}

/**
 * Connects the captcha with a form: its token is one of the entries, and each attempt takes a new one,
 * because a token is valid once (AUTH-015).
 */
export function useCaptcha() {
  const [tries, setTries] = useState(0);
  return {
    /** Runs an attempt, which consumes the token whatever its result. */
    async spend<Result>(work: () => Promise<Result>): Promise<Result> {
      try {
        return await work();
      } finally {
        setTries((count) => count + 1);
      }
    },
    /** Returns the props of `<Captcha>`. */
    propsOf: (form: CaptchaForm) => ({
      value: form.values.captchaToken || null,
      onChange: (token: string | null) => form.setFieldValue('captchaToken', token ?? ''),
      resetKey: tries,
      error: typeof form.errors['captchaToken'] === 'string' ? form.errors['captchaToken'] : undefined,
    }),
  };
}
