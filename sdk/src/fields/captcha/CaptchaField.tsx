import { useContext, useEffect, useRef, useState } from 'react';
import type { CaptchaState } from '../../client/captcha/startCaptcha.ts';
import type { CaptchaWidget } from '../../client/captcha/mountCaptchaWidget.ts';
import { CaptchaContext } from '../../react/captchaContext.ts';
import { FieldError, GroupedField } from '../../react/FieldParts.tsx';
import { controlAttributes, type FieldProps } from '../../react/fieldProps.ts';

/**
 * The captcha. The built-in one starts with a press and costs the browser some work. An external service's
 * widget replaces the button once it is loaded; until then, and when it fails, the button says so.
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
    // Starts again without a token: it was refused, or has expired (AUTH-016).
    if (widget.current) widget.current.reset();
    else if (isOutside) start();
    // Depends on the token alone; onChange is new at each render.
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
