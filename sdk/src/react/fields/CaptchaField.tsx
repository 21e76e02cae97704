import { useContext, useEffect, useRef, useState } from 'react';
import type { CaptchaState } from '../../client/captcha/startCaptcha.ts';
import type { CaptchaWidget } from '../../client/captcha/mountCaptchaWidget.ts';
import { CaptchaContext } from '../captchaContext.ts';
import { FieldError, GroupedField } from '../FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../fieldProps.ts';

/**
 * The captcha. The built-in one: one press, then the browser does some work that a robot would have to
 * pay for. An outside service's widget stands in the button's place as soon as it is there; until then,
 * and when it cannot be had, the button says so. What either needs is loaded on need.
 */
export function CaptchaField({ field, id, value, error, texts, onChange }: FieldProps<'captcha'>) {
  const source = useContext(CaptchaContext);
  const [state, setState] = useState<CaptchaState>('label');
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget | null>(null);
  const isOutside = source?.form.captcha?.scriptUrl;

  const start = (): void => {
    if (!source || value || state === 'checking') return;
    setState('checking');
    import('../../client/captcha/startCaptcha.ts')
      .then(({ startCaptcha }) => {
        widget.current = startCaptcha(source, place.current, onChange, setState);
      })
      .catch(() => setState('failed'));
  };

  useEffect(() => {
    if (value) return;
    // Without a token it begins again: that one was refused, or has expired (AUTH-016).
    if (widget.current) widget.current.reset();
    else if (isOutside) start();
    // Only the token decides; a new onChange at each render changes nothing about it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);
  useEffect(() => () => widget.current?.remove(), []);

  const button = state !== 'shown' && (
    <button
      {...(isOutside ? null : controlAttributes(field, id, error))}
      type="button"
      role="checkbox"
      aria-checked={Boolean(value)}
      className="form-embed-captcha"
      part="captcha"
      onClick={start}
    >
      <span className="form-embed-captcha-box" aria-hidden="true">
        {value ? '✓' : state === 'checking' ? '…' : ''}
      </span>
      <span aria-live="polite">{texts.captcha[value ? 'done' : state]}</span>
    </button>
  );
  const { notice, question } = source?.withoutScript ?? {};
  const needsScript = <noscript>{notice}</noscript>;
  if (question) {
    return (
      <div className="form-embed-body">
        {question}
        <FieldError id={id} error={error} />
      </div>
    );
  }
  return isOutside ? (
    <GroupedField field={field} id={id} error={error}>
      <div ref={place} />
      {button}
      {needsScript}
    </GroupedField>
  ) : (
    <div className="form-embed-body">
      {button}
      {needsScript}
      <FieldError id={id} error={error} />
    </div>
  );
}
