import { useRef, useState } from 'react';
import type { SubmitOutcome } from '../client/submitForm.ts';
import { createIdempotencyKey } from '../client/idempotencyKey.ts';
import { describeIssues } from './describeIssues.ts';
import {
  ENGLISH,
  validateAnswers,
  type FormTexts,
  type PublicForm,
  type Receipt,
  type SubmissionRequest,
} from '../model/rendering.ts';

type Values = Readonly<Record<string, unknown>>;
type Errors = Readonly<Record<string, string>>;

export interface FormSessionOptions {
  form: PublicForm;
  initialValues?: Values;
  initialErrors?: Errors;
  initialNotice?: string | null;
  texts?: FormTexts;
  send(request: SubmissionRequest): Promise<SubmitOutcome>;
  onChange?(fieldId: string): void;
  /** The first field that has to be mended, whenever sending was refused. */
  onErrors?(firstFieldId: string): void;
  onStored?(receipt: Receipt): void;
}

/** One visitor with one form: what he has typed, what is wrong with it, whether it is stored. */
export function useFormSession(options: FormSessionOptions) {
  const { form, texts = ENGLISH } = options;
  const [values, setValues] = useState<Values>(options.initialValues ?? {});
  const [errors, setErrors] = useState<Errors>(options.initialErrors ?? {});
  const [notice, setNotice] = useState<string | null>(options.initialNotice ?? null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // Made when the form is first touched, replaced only when the server says it is used up (D-183).
  const key = useRef<string | null>(null);
  // State is one render late: two clicks in a row must see the first one.
  const isSending = useRef(false);

  const captchaId = form.definition.fields.find((field) => field.type === 'captcha')?.id;

  const change = (fieldId: string, value: unknown): void => {
    key.current ??= createIdempotencyKey();
    setValues((before) => ({ ...before, [fieldId]: value }));
    // EMBED-014
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== fieldId)));
    options.onChange?.(fieldId);
  };

  const refuse = (found: Errors): void => {
    setErrors(found);
    const first = form.definition.fields.find((field) => found[field.id] !== undefined);
    if (first) options.onErrors?.(first.id);
  };

  const conclude = (outcome: SubmitOutcome): void => {
    if (outcome.kind === 'stored') {
      setReceipt(outcome.receipt);
      options.onStored?.(outcome.receipt);
    } else if (outcome.kind === 'invalid') {
      // A refused captcha token is spent; the field asks again.
      if (captchaId && outcome.errors[captchaId])
        setValues((before) => ({ ...before, [captchaId]: undefined }));
      refuse(outcome.errors);
    } else if (outcome.kind === 'key_reused') {
      key.current = createIdempotencyKey();
      setNotice(texts.alreadySent);
    } else if (outcome.kind === 'refused') {
      setNotice(outcome.message ? texts.submissionFailed(outcome.message) : texts.submissionFailedPlain);
    } else {
      setNotice(texts.noConnection);
    }
  };

  const submit = async (): Promise<void> => {
    if (isSending.current || receipt) return;
    setNotice(null);
    const token = captchaId ? values[captchaId] : undefined;
    const captchaToken = typeof token === 'string' ? token : undefined;
    const verdict = validateAnswers(form.definition, values, { captchaToken });
    if (!verdict.ok) return refuse(describeIssues(verdict.issues, form, texts));
    isSending.current = true;
    setSubmitting(true);
    setErrors({});
    key.current ??= createIdempotencyKey();
    const browserKey = form.onePerBrowser ? await findBrowserKey(form.id) : undefined;
    const outcome = await options.send({
      revisionId: form.revisionId,
      idempotencyKey: key.current,
      answers: verdict.answers,
      ...(captchaToken && { captchaToken }),
      ...(browserKey && { browserKey }),
    });
    isSending.current = false;
    setSubmitting(false);
    conclude(outcome);
  };

  const reset = (): void => {
    key.current = null;
    setValues({});
    setErrors({});
    setNotice(null);
    setReceipt(null);
  };

  return { values, errors, notice, isSubmitting, receipt, change, submit, reset };
}

/** Few forms need it, so few visitors load it. Without it the form is sent all the same. */
const findBrowserKey = (formId: string): Promise<string | undefined> =>
  import('../client/browserKey.ts').then(
    ({ browserKeyOf }) => browserKeyOf(formId),
    () => undefined,
  );
