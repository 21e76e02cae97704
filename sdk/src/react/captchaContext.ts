import { createContext, type ReactNode } from 'react';
import type { CaptchaSource } from '../client/captcha/startCaptcha.ts';
import type { DefinitionTree } from '../model/rendering.ts';

/** Replacement of the captcha for visitors without JavaScript, rendered by the server alone. */
export interface WithoutScript {
  /** Announces the question, or says that JavaScript is required. */
  notice?: ReactNode;
  /** The question, after a post without a captcha. */
  question?: ReactNode;
}

/** Source of a form's captcha; null where nothing is submitted, as in the builder. */
export const CaptchaContext = createContext<
  (CaptchaSource & { form: { definition?: DefinitionTree }; withoutScript?: WithoutScript }) | null
>(null);
