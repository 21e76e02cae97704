import { useEffect, useRef, useState } from 'react';
import { createIdempotencyKey } from '../client/idempotencyKey.ts';
import { outboxFlag } from '../client/outboxFlag.ts';
import type { SubmitOutcome } from '../client/postSubmission.ts';
import type { SendOptions } from '../client/sendSubmission.ts';
import {
  findCaptcha,
  fieldsOf,
  type FormTexts,
  type PublicForm,
  type Receipt,
  type SubmissionRequest,
} from '../model/rendering.ts';
import type { FormNotice } from './FormRenderer.tsx';
import { loadSending } from './loadSending.ts';
import { useErrors, type Errors } from './useErrors.ts';
import { useSending, type Sending } from './useSending.ts';

type Values = Readonly<Record<string, unknown>>;
type SendingCode = Awaited<ReturnType<typeof loadSending>>;

export interface FormSessionOptions {
  form: PublicForm;
  /** The platform's address, without a slash at the end; empty on the platform's own pages. */
  baseUrl: string;
  texts: FormTexts;
  initialValues?: Values;
  initialErrors?: Errors;
  initialNotice?: FormNotice | null;
  onChange?(fieldId: string): void;
  /** Called when the form was touched and the code that submits is loaded. */
  onSending(sending: SendingCode): unknown;
  /** Called with the first invalid field whenever submitting is refused. */
  onErrors?(firstFieldId: string): void;
  onStored?(receipt: Receipt, answers: Values): void;
  /**
   * Called when the form has changed on the server; the caller shows it again with these values
   * (EMBED-066).
   */
  onOutdated?(values: Values, notice: FormNotice): void;
}

/**
 * State of one visitor with one form: values, errors, receipt. A send continues until the server has
 * answered, also over a reload (D-183); changing an answer cancels it.
 */
export function useFormSession(options: FormSessionOptions) {
  const { form, texts } = options;
  const [values, setValues] = useState<Values>(options.initialValues ?? {});
  const errors = useErrors(options.initialErrors ?? {});
  const [notice, setNotice] = useState<FormNotice | null>(options.initialNotice ?? null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // Created when the form is first touched, replaced only when the server reports it as used (D-183).
  const key = useRef<string | null>(null);
  const { current: sending, isSubmitting, begin, end } = useSending(texts, setNotice);

  const newest = useRef(values);
  useEffect(() => {
    newest.current = values;
  });

  const captchaId = findCaptcha(form.definition)?.id;

  const change = (fieldId: string, value: unknown): void => {
    // Browsers that restore typed values fire change events, too.
    const before = newest.current[fieldId];
    if (before !== undefined && isSame(value, before) && isSame(before, value)) return;
    touch(key, options);
    if (fieldId !== captchaId) sending.current?.abort();
    setValues((before) => ({ ...before, [fieldId]: value }));
    errors.drop(fieldId);
    options.onChange?.(fieldId);
  };

  /**
   * Validates one field that the visitor has filled in and left. Callers keep it, so it uses stable state
   * alone.
   */
  const leave = (fieldId: string, code: SendingCode): void => {
    if (sending.current || isBlank(newest.current[fieldId])) return;
    const { issues = [] } = code.validate(form, newest.current, { ignoreCaptcha: true });
    const own = issues.filter((issue) => issue.fieldId === fieldId);
    errors.add(code.describeIssues(own, form, texts));
  };

  const refuse = (found: Errors): void => {
    errors.replace(found);
    const first = fieldsOf(form.definition).find((field) => found[field.id]);
    if (first) options.onErrors?.(first.id);
  };

  const conclude = async (outcome: SubmitOutcome, answers: Values): Promise<void> => {
    setNotice(null);
    if (outcome.kind === 'stored') {
      setReceipt(outcome.receipt);
      options.onStored?.(outcome.receipt, answers);
    } else if (outcome.kind === 'key_reused') {
      key.current = createIdempotencyKey();
      setNotice({ text: texts.alreadySent });
    } else if (outcome.kind !== 'cancelled') {
      const { describeOutcome } = await loadSending();
      const { errors: found, notice: reason } = describeOutcome(outcome, form, texts);
      if (reason) {
        if (outcome.kind === 'refused' && outcome.code === 'form.changed')
          options.onOutdated?.(newest.current, reason);
        return setNotice(reason);
      }
      // A refused captcha token is used up; the field starts again.
      if (captchaId && found[captchaId]) setValues((before) => ({ ...before, [captchaId]: undefined }));
      refuse(found);
    }
  };

  /** Handles the end of a send; `outcome` is null when its code failed to load. */
  const finish = (sent: Sending, outcome: SubmitOutcome | null, answers: Values): void => {
    if (end(sent)) return outcome ? void conclude(outcome, answers) : setNotice({ text: texts.noConnection });
    // A cancelled send was stored all the same. The next send may find out; otherwise the visitor learns it
    // here.
    if (outcome?.kind === 'stored' && !sending.current) void conclude({ kind: 'key_reused' }, answers);
  };

  const submit = async (): Promise<void> => {
    // Pressed during a back-off: retries now.
    if (sending.current) return sending.current.wake?.();
    if (receipt) return;
    const control = begin();
    const code = await loadSending().catch(() => null);
    // The attempt limit is reported before anything else (EMBED-015).
    const wait = code?.findWait(form.id);
    if (wait || !code) return finish(control, wait ? { kind: 'limited', wait } : null, {});
    if (control.signal.aborted) return;
    const captchaToken = captchaId && (values[captchaId] as string | undefined);
    const { issues = [], answers, strippedFieldIds } = code.validate(form, values, { captchaToken });
    refuse(code.describeIssues(issues, form, texts));
    if (issues.length > 0) return void end(control);
    const request: SubmissionRequest = {
      revisionId: form.revisionId,
      idempotencyKey: touch(key, options),
      answers,
      stripped: strippedFieldIds.length,
      ...(captchaToken && { captchaToken }),
    };
    const outcome = await code.sendSubmission(targetOf(options), request, values, control).catch(() => null);
    finish(control, outcome, answers);
  };

  /** Resumes a submission that an earlier page left unanswered, unless the visitor has begun another. */
  const resume = async (): Promise<void> => {
    const { resumeSubmission } = await loadSending();
    let found: { control: Sending; answers: Values } | undefined;
    const outcome = await resumeSubmission(targetOf(options), (kept) => {
      // After a reload browsers restore typed values and fire change events.
      if (sending.current || !isPartOf(newest.current, kept.values)) return null;
      key.current = kept.request.idempotencyKey;
      found = { control: begin(), answers: kept.request.answers };
      newest.current = kept.values;
      setValues(kept.values);
      setNotice({ text: texts.resuming });
      return found.control;
    });
    if (found && outcome) finish(found.control, outcome, found.answers);
  };

  useEffect(() => {
    if (outboxFlag.isSet(form.id)) resume().catch(() => undefined);
    // Once, when the form mounts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const reset = (): void => {
    sending.current?.abort();
    key.current = null;
    setValues(options.initialValues ?? {});
    errors.replace({});
    setNotice(null);
    setReceipt(null);
  };

  /** Fills in values of the host page; values that visitors typed themselves stay. */
  const prefill = (given: Values): void => setValues((before) => ({ ...given, ...withoutBlank(before) }));

  const state = { values, ...errors.shown, notice, isSubmitting };
  return { state, receipt, change, leave, refuse, submit, reset, prefill };
}

/** Returns the key of the submission that the visitor has begun; creates it at the first touch. */
function touch(key: { current: string | null }, { onSending }: FormSessionOptions): string {
  // Loaded ahead of time; a failed load is tried again when it is needed.
  if (!key.current) loadSending().then(onSending, () => undefined);
  key.current ??= createIdempotencyKey();
  return key.current;
}

const targetOf = ({ form, baseUrl, texts }: FormSessionOptions): SendOptions => ({
  baseUrl,
  form,
  language: texts.language,
});

/** Returns whether `whole` has every value that is filled in. */
const isPartOf = (values: Values, whole: Values): boolean =>
  Object.entries(withoutBlank(values)).every(([id, value]) => isSame(value, whole[id]));

/** Compares answers. Empty parts of an address may be missing on either side, in any order. */
const isSame = (value: unknown, other: unknown): boolean =>
  isParts(value) && isParts(other)
    ? isPartOf(value, { country: value['country'], ...other })
    : JSON.stringify(value) === JSON.stringify(other);

const isParts = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutBlank = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)));

/** Returns whether a value is empty, or an address with nothing but its default country (EMBED-038). */
const isBlank = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([part, text]) => part === 'country' || text === ''));
