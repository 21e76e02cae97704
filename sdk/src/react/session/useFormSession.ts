import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '../../client/idempotencyKey.ts';
// Here for the scripts that are loaded later: as a file of its own it would be one more request.
import '../../client/toJson.ts';
import { keptFlag } from '../../client/keptFlag.ts';
import { fieldsOf, isCaptcha, type Receipt } from '../../model/rendering.ts';
import type { ShownNotice } from '../FormRenderer.tsx';
import { loadSending } from './loadSending.ts';
import { isSame, withoutBlank } from './sameValue.ts';
import type { FormSessionOptions, Session, Values } from './session.ts';
import { useErrors, type Errors } from './useErrors.ts';
import { useSending } from './useSending.ts';

/**
 * State of one visitor with one form: values, page, errors, receipt. A send continues until the server has
 * answered, also over a reload (D-183); changing an answer cancels it. What only the first touch needs is in
 * the code that submits.
 */
export function useFormSession(options: FormSessionOptions) {
  const { form, texts } = options;
  const [values, setValues] = useState<Values>({ ...options.prefilled, ...options.initialValues });
  const [pageId, setPageId] = useState(form.planned?.at);
  const { shown, ...errors } = useErrors(options.initialErrors ?? {});
  const [notice, setNotice] = useState<ShownNotice | null>(options.initialNotice ?? null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { isSubmitting, ...sends } = useSending(setNotice);
  const session = useRef({ key: null, prefilled: options.prefilled ?? {} } as Session).current;

  const change = (fieldId: string, value: unknown, path?: string): void => {
    // Browsers that restore typed values fire change events, too.
    const before = session.values[fieldId];
    if (!path && before !== undefined && isSame(value, before) && isSame(before, value)) return;
    touch(session);
    const field = fieldsOf(form.definition).find(({ id }) => id === fieldId);
    if (!field || !isCaptcha(field)) sends.sending.current?.abort();
    setValues((before) => ({ ...before, [fieldId]: value }));
    errors.set(path ?? fieldId);
    options.onChange?.(fieldId);
  };

  const refuse = (found: Errors): void => {
    errors.replace(found);
    const [first] = Object.keys(found);
    if (first) options.onErrors?.(first);
  };

  const submit = async (): Promise<void> => {
    // Pressed during a back-off: retries now.
    if (sends.sending.current) return sends.sending.current.wake?.();
    if (receipt) return;
    const control = sends.begin();
    const code = await loadSending().catch(() => null);
    if (code) return code.submit(session, control);
    if (sends.end(control)) setNotice({ text: texts.noConnection });
  };

  const reset = (): void => {
    sends.sending.current?.abort();
    session.key = null;
    setValues(options.initialValues ?? {});
    setPageId(undefined);
    errors.replace({});
    setNotice(null);
    setReceipt(null);
  };

  /** Fills in values of the host page; values that visitors typed themselves stay. */
  const prefill = (given: Values): void => {
    session.prefilled = { ...session.prefilled, ...given };
    setValues((before) => ({ ...given, ...withoutBlank(before) }));
  };

  Object.assign(session, sends, {
    options, values, pageId, receipt, errors, setValues, setPageId, setNotice, setReceipt, refuse, reset,
  }); // prettier-ignore

  useEffect(() => session.draft?.note());
  useEffect(() => {
    if (keptFlag.isSet('outbox', form.id) || keptFlag.isSet('draft', form.id))
      loadSending().then(
        ({ resume }) => resume(session),
        () => undefined,
      );
    return () => session.draft?.close();
    // Once, when the form mounts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const state = { values, ...shown, notice, isSubmitting };
  return { current: session, state, receipt, pageId, setPageId, change, refuse, submit, reset, prefill };
}

/** Begins a submission at the first touch, with the code that submits. */
function touch(session: Session): void {
  if (session.key) return;
  session.key = createIdempotencyKey();
  // Loaded ahead of time; a failed load is tried again when it is needed.
  loadSending().then(
    ({ attend }) => attend(session),
    () => undefined,
  );
}
