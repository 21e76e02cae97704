import { t } from '@lingui/core/macro';
import { Alert, Button, Input, Loader, Skeleton, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/alert-triangle';
import IconSquare from '~icons/square';
import IconSquareCheckFilled from '~icons/square-check-filled';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { CaptchaSettings } from '@inlay/api/contract';
import { startCaptcha, type CaptchaState, type CaptchaWidget } from '@inlay/sdk/client';
import { api } from '../../lib/apiClient.ts';

interface CaptchaProps {
  /** The token, while there is one that counts. */
  value: string | null;
  onChange(token: string | null): void;
  /** A new number clears the token and restarts the captcha, as after every attempt to sign in (AUTH-015). */
  resetKey: number;
  label?: string;
  /** The problem, in words. */
  error?: string | undefined;
}

/** The captcha that the platform is set to: the built-in one, or an outside service's widget (AUTH-008, D-12). */
export function Captcha({ value, onChange, resetKey, label, error }: CaptchaProps) {
  const id = useId();
  const { data: settings, isError, refetch } = useCaptchaSettings();
  const { place, state, start } = useCaptcha(settings, { value, onChange, resetKey });
  const hasFailed = isError || (state === 'failed' && !value);
  const isOutside = Boolean(settings?.scriptUrl);
  const isWaiting = !hasFailed && (!settings || (isOutside && state !== 'shown'));
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" error={error} errorProps={{ mt: 5 }}>
      {isWaiting ? <Skeleton h={isOutside ? 74 : 36} radius={6} /> : null}
      {hasFailed ? <Trouble onRetry={() => (isError ? void refetch() : start())} /> : null}
      <div ref={place} />
      {settings && !isOutside && !hasFailed ? (
        <Checkbox id={id} state={state} isDone={value !== null} hasError={Boolean(error)} onPress={start} />
      ) : null}
    </Input.Wrapper>
  );
}

const useCaptchaSettings = () =>
  useQuery({
    queryKey: ['captcha'],
    queryFn: () => api.get<CaptchaSettings>('/public/captcha'),
    staleTime: Infinity,
  });

/** Runs the captcha: shows the widget once its service is known, and clears the token on a reset. */
function useCaptcha(
  settings: CaptchaSettings | undefined,
  { value, onChange, resetKey }: Pick<CaptchaProps, 'value' | 'onChange' | 'resetKey'>,
) {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget | null>(null);
  const [state, setState] = useState<CaptchaState>('label');
  // A token may arrive long after the render that requested it.
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  });

  const run = (): void => {
    if (!settings) return;
    const source = { baseUrl: '', form: { captcha: settings } };
    widget.current = startCaptcha(
      source,
      place.current,
      (token) => latestOnChange.current(token ?? null),
      setState,
    );
  };

  const start = (): void => {
    if (value || state === 'checking') return;
    setState('checking');
    run();
  };
  const runOutside = useEffectEvent(() => {
    if (!value) run();
  });
  useEffect(() => {
    if (settings?.scriptUrl) runOutside();
    return () => widget.current?.remove();
  }, [settings]);

  const lastKey = useRef(resetKey);
  useEffect(() => {
    if (lastKey.current !== resetKey) latestOnChange.current(null);
    lastKey.current = resetKey;
  }, [resetKey]);
  useEffect(() => {
    if (!value) widget.current?.reset();
  }, [value]);

  return { place, state, start };
}

function Checkbox(props: {
  id: string;
  state: CaptchaState;
  isDone: boolean;
  hasError: boolean;
  onPress(): void;
}) {
  const { id, state, isDone, hasError, onPress } = props;
  const isChecking = !isDone && state === 'checking';
  const icon = isDone ? (
    <IconSquareCheckFilled size={20} fill="var(--inlay-success)" />
  ) : (
    <IconSquare size={20} />
  );
  return (
    <Button
      id={id}
      fullWidth
      variant="default"
      justify="flex-start"
      fw={400}
      role="checkbox"
      aria-checked={isDone}
      aria-required
      aria-invalid={hasError || undefined}
      aria-describedby={hasError ? `${id}-error` : undefined}
      leftSection={isChecking ? <Loader size={20} /> : icon}
      onClick={onPress}
    >
      <span aria-live="polite">{isDone ? t`Verified` : isChecking ? t`Checking…` : t`I am not a robot`}</span>
    </Button>
  );
}

function Trouble({ onRetry }: { onRetry(): void }) {
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} />}>
      <Text size="sm" mb={8}>
        {t`The captcha couldn’t be loaded. Check your connection and any content blockers.`}
      </Text>
      <Button size="xs" variant="outline" color="red" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </Alert>
  );
}
