import { ACCESS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import { TEXTS } from '../languages/generated/formTexts.ts';
import type { Language } from '../model/language/languages.ts';
import { fill } from '../model/rendering.ts';
import { MessageCard } from '../react/MessageCard.tsx';
import type { FormPageState } from './formPageState.ts';

type Asked = Extract<FormPageState, { kind: 'sign_in' }>;

/**
 * Asks a visitor to sign in by a link. With answers in the page, sign-in has a window of its own: the page stays, and its
 * post takes them along.
 */
export function SignInQuestion({ language, ...asked }: Asked & { language: Language }) {
  const { provider, href, opensWindow, action, isFramed, posted, problem } = asked;
  const texts = ACCESS_TEXTS[language];
  const problems = {
    cancelled: texts.signInCancelled,
    unverified: texts.signInUnverified,
    address: texts.signInAddress,
    unreachable: texts.signInUnreachable,
    tooMany: TEXTS[language].waitAnHour,
    failed: texts.signInFailed,
  };
  const isKept = posted.length > 0;
  const said = provider === null ? 'unreachable' : problem;
  const inputs = posted.map(([input, value], index) => (
    <input key={index} type="hidden" name={input} value={value} />
  ));
  const window = { target: '_blank', rel: 'noopener' };
  return (
    <MessageCard title={texts.signInTitle}>
      {said ? (
        <p className="form-embed-error" role="alert">
          {problems[said]}
        </p>
      ) : null}
      <p>{isKept ? texts.signInAgain : texts.signInText}</p>
      {opensWindow && !isKept ? <p>{texts.signInWindow}</p> : null}
      {provider !== null && isKept && isFramed ? (
        <form method="post" action={action} {...window}>
          {inputs}
          <button className="form-embed-button" type="submit">
            {fill(texts.signInButton, { provider })}
          </button>
        </form>
      ) : null}
      {provider !== null && !(isKept && isFramed) ? (
        <p>
          <a className="form-embed-button" href={href} {...(opensWindow && window)}>
            {fill(texts.signInButton, { provider })}
          </a>
        </p>
      ) : null}
      {isKept && !isFramed ? (
        <form method="post" action={action}>
          {inputs}
          <button className="form-embed-button" type="submit">
            {texts.signInContinue}
          </button>
        </form>
      ) : null}
    </MessageCard>
  );
}
