import type { ReactNode } from 'react';
import { ACCESS_TEXTS } from '../model/accessTexts.ts';
import type { Language } from '../model/languages.ts';
import { findCaptcha, type PublicForm } from '../model/rendering.ts';
import { TEXTS } from '../model/texts/index.ts';
import { controlId } from '../react/controlId.ts';

/** A question in place of the captcha, for browsers that run no script. */
export interface AskedQuestion {
  /** In the visitor's language. */
  text: string;
  hint: string;
  /** Signs the right answer; travels back with the visitor's. */
  token: string;
  /** What was answered before and not yet looked at. */
  value: string;
}

/** Names of what comes back. */
export const QUESTION_INPUTS = { token: 'questionToken', answer: 'questionAnswer' } as const;

/** An ordinary question with an ordinary input: read by every screen reader, answered by keyboard. */
export function CaptchaQuestion({ form, text, hint, token, value }: AskedQuestion & { form: PublicForm }) {
  const field = findCaptcha(form.definition);
  const id = controlId(form.id, field?.id ?? '');
  return (
    <>
      <label className="form-embed-label" htmlFor={id}>
        {text}
        <span className="form-embed-star" aria-hidden="true">
          {' *'}
        </span>
      </label>
      <p className="form-embed-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input type="hidden" name={QUESTION_INPUTS.token} value={token} />
      <input
        id={id}
        className="form-embed-input"
        name={QUESTION_INPUTS.answer}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        defaultValue={value}
        required
        aria-describedby={`${id}-hint ${id}-error`}
      />
    </>
  );
}

/** What visitors without JavaScript read in place of the captcha, before they are asked anything. */
export const captchaNotice = (form: PublicForm, language: Language): ReactNode =>
  form.captcha?.provider === 'altcha' ? (
    <p className="form-embed-hint">{ACCESS_TEXTS[language].questionComes}</p>
  ) : (
    <p className="form-embed-error">{TEXTS[language].captcha.needsScript}</p>
  );
