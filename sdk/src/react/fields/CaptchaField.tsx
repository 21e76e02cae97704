import { useContext, useEffect, useState } from 'react';
import { CaptchaContext } from '../captchaContext.ts';
import { FieldError } from '../FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../fieldProps.ts';

/** A solved challenge is good for 20 minutes on the server; it is asked for again a little before. */
const TOKEN_LIFETIME_MS = 18 * 60 * 1000;

type State = 'idle' | 'checking' | 'done' | 'failed';

/** The built-in captcha: one press, then the browser does some work that a robot would have to pay for. */
export function CaptchaField({ field, id, value, error, texts, onChange }: FieldProps<'captcha'>) {
  const captcha = useContext(CaptchaContext);
  const [state, setState] = useState<State>('idle');
  const done = state === 'done' && Boolean(value);

  useEffect(() => {
    if (!value) setState((before) => (before === 'checking' ? before : 'idle'));
    const timer = value ? setTimeout(() => onChange(undefined), TOKEN_LIFETIME_MS) : undefined;
    return () => clearTimeout(timer);
    // Only the token decides; a new onChange at each render changes nothing about it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);

  const solve = async () => {
    if (!captcha || state === 'checking' || done) return;
    setState('checking');
    const token = await captcha.solve();
    setState(token ? 'done' : 'failed');
    if (token) onChange(token);
  };

  const label = {
    idle: texts.captcha.label,
    checking: texts.captcha.checking,
    done: texts.captcha.done,
    failed: texts.tryAgain,
  };
  return (
    <>
      <button
        {...controlAttributes(field, id, error)}
        type="button"
        role="checkbox"
        aria-checked={done}
        className="form-embed-captcha"
        onClick={() => void solve()}
      >
        <span className="form-embed-captcha-box" aria-hidden="true">
          {done ? '✓' : state === 'checking' ? '…' : ''}
        </span>
        <span aria-live="polite">{label[done ? 'done' : state === 'done' ? 'idle' : state]}</span>
      </button>
      <noscript>
        <p className="form-embed-error">{texts.captcha.needsScript}</p>
      </noscript>
      <FieldError id={id} error={error} />
    </>
  );
}
