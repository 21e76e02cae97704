import type { ReactNode } from 'react';
import { ACCESS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import type { Language } from '../model/language/languages.ts';
import { findCaptcha, type PublicForm } from '../model/rendering.ts';
import { TEXTS } from '../languages/generated/formTexts.ts';
import { controlId } from '../react/controlId.ts';

/** A question that replaces the captcha for browsers without JavaScript. */
export interface AskedQuestion {
  /** In the visitor's language. */
  text: string;
  hint: string;
  /** Signature of the right answer; posted with the visitor's answer. */
  token: string;
  /** An earlier answer that was not checked. */
  value: string;
}

/** Names of the posted inputs. */
export const QUESTION_INPUTS = { token: 'questionToken', answer: 'questionAnswer' } as const;

/** A plain question with a plain input, for screen readers and keyboards alike. */
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

/** Returns the notice that replaces the captcha for visitors without JavaScript, before the question. */
export const captchaNotice = (form: PublicForm, language: Language): ReactNode =>
  form.captcha?.provider === 'altcha' ? (
    <p className="form-embed-hint">{ACCESS_TEXTS[language].questionComes}</p>
  ) : (
    <p className="form-embed-error">{TEXTS[language].captcha.needsScript}</p>
  );
