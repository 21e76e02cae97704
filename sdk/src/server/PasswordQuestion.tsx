import { ACCESS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import { RESULT_TEXTS } from '../languages/generated/resultsTexts.ts';
import { TEXTS } from '../languages/generated/formTexts.ts';
import type { Language } from '../model/language/languages.ts';
import { MessageCard } from '../react/MessageCard.tsx';

/** Name of the posted password. */
export const PASSWORD_INPUT = 'formPassword';

interface PasswordQuestionProps {
  language: Language;
  action: string;
  posted: readonly (readonly [string, string])[];
  problem: 'wrong' | 'tooMany' | null;
}

/** Asks for the password of a form by a plain post; whatever was typed into the form before goes along. */
export function PasswordQuestion({ language, action, posted, problem }: PasswordQuestionProps) {
  const texts = ACCESS_TEXTS[language];
  const problems = { wrong: RESULT_TEXTS[language].passwordWrong, tooMany: TEXTS[language].waitAnHour };
  return (
    <MessageCard title={texts.passwordTitle}>
      <p>{posted.length > 0 ? texts.passwordAgain : texts.passwordText}</p>
      <form method="post" action={action}>
        {posted.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <label className="form-embed-label" htmlFor="form-password">
          {RESULT_TEXTS[language].password}
        </label>
        <input
          id="form-password"
          className="form-embed-input"
          name={PASSWORD_INPUT}
          type="password"
          autoComplete="off"
          required
          autoFocus={problem !== null}
          {...(problem && { 'aria-invalid': 'true', 'aria-describedby': 'form-password-error' })}
        />
        {problem ? (
          <p className="form-embed-error" id="form-password-error">
            {problems[problem]}
          </p>
        ) : null}
        <button className="form-embed-button" type="submit">
          {texts.passwordOpen}
        </button>
      </form>
    </MessageCard>
  );
}
