import { useEffect, useRef, type ReactNode } from 'react';
import { leavePage } from '../client/leavePage.ts';
import {
  fillableFields,
  isInput,
  type FormTexts,
  type PublicForm,
  type Receipt,
} from '../model/rendering.ts';
import { CaptchaContext, type WithoutScript } from './captchaContext.ts';
import { controlId } from './controlId.ts';
import { focusControl } from './ErrorSummary.tsx';
import { FormRenderer, type FormNotice } from './FormRenderer.tsx';
import { FormSurface, MessageCard, SuccessCard } from './MessageCard.tsx';
import { useFormSession } from './useFormSession.ts';

/** What the surroundings of a form may learn; an answer only if the form's owner allows it. */
export interface FormEvents {
  onChange?(fieldId: string): void;
  onErrors?(fieldId: string): void;
  onSubmitted?(submissionId: string, answers?: Readonly<Record<string, unknown>>): void;
}

/** What the surroundings of a form may do with it. */
export interface FormHandle {
  /** Validates and sends, as the button does. */
  submit(): void;
  /** Empties the form, also after it was sent. */
  reset(): void;
  /** Raw values by field id; fields that the visitor has filled in, or may not be filled in, stay. */
  prefill(values: Readonly<Record<string, unknown>>): void;
  /** Puts the focus on a field, the first one without an id. */
  focus(fieldId?: string): void;
}

export interface FormAppProps extends FormEvents {
  form: PublicForm;
  /** The platform's address, without a slash at the end; empty on the platform's own pages. */
  baseUrl: string;
  texts: FormTexts;
  initialValues?: Readonly<Record<string, unknown>>;
  initialErrors?: Readonly<Record<string, string>>;
  initialNotice?: FormNotice | null;
  /** The receipt of a submission that was stored before this was rendered. */
  storedReceipt?: Receipt;
  /** For the plain post of a page without JavaScript. */
  idempotencyKey?: string;
  /** Given what to call, once it can be called. */
  onHandle?(handle: FormHandle): void;
  /** The form asks something else by now: to be shown anew, with these values. */
  onOutdated?(values: Readonly<Record<string, unknown>>, notice: FormNotice): void;
  /** What the server shows in place of the captcha to visitors without JavaScript. */
  withoutScript?: WithoutScript;
}

/** A form that works: filled in, validated, sent once, acknowledged. */
export function FormApp(props: FormAppProps) {
  const { form, baseUrl, texts } = props;
  const surface = useRef<HTMLDivElement>(null);
  const focus = (fieldId = form.definition.fields.find(isInput)?.id): void => {
    if (surface.current && fieldId) focusControl(surface.current.getRootNode(), controlId(form.id, fieldId));
  };
  const session = useFormSession({
    ...props,
    onSending: ({ watchLeaving }) => surface.current && watchLeaving(surface.current, form, session.leave),
    onErrors(firstFieldId) {
      props.onErrors?.(firstFieldId);
      // After the render that shows the messages, so that the view scrolls to where things then are.
      setTimeout(() => focus(firstFieldId));
    },
    onStored(stored, answers) {
      props.onSubmitted?.(stored.submissionId, form.hostMayReadAnswers ? answers : undefined);
      if (stored.redirectUrl) leavePage(stored.redirectUrl);
    },
  });
  useHandle(props, { ...session, focus });
  const receipt = session.receipt ?? props.storedReceipt;
  return (
    <CaptchaContext.Provider value={props}>
      <FormSurface language={texts.language}>
        <div ref={surface}>{content()}</div>
      </FormSurface>
    </CaptchaContext.Provider>
  );

  function content(): ReactNode {
    if (receipt) return <SuccessCard receipt={receipt} texts={texts} />;
    const { definition, closed } = form;
    if (closed) {
      return (
        <MessageCard title={definition.title}>
          <p dir="auto">{closed.text}</p>
        </MessageCard>
      );
    }
    return (
      <FormRenderer
        {...session.state}
        form={form}
        texts={texts}
        action={`${baseUrl}/embed/${form.id}`}
        hidden={plainPostInputs(props)}
        onChange={session.change}
        onSubmit={() => void session.submit()}
      />
    );
  }
}

/** Hands out one handle for the form's whole life; it always acts on the newest state. */
function useHandle({ form, onHandle }: FormAppProps, newest: FormHandle): void {
  const current = useRef(newest);
  current.current = newest;
  useEffect(() => {
    onHandle?.({
      submit: () => current.current.submit(),
      reset: () => current.current.reset(),
      prefill(values) {
        const ids = fillableFields(form).filter((id) => values[id] !== undefined);
        current.current.prefill(Object.fromEntries(ids.map((id) => [id, values[id]])));
      },
      focus: (fieldId) => current.current.focus(fieldId),
    });
    // The form stays the same as long as this lives.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** What a plain post says besides the answers. Only the platform's own page is posted like that. */
function plainPostInputs({ form, baseUrl, idempotencyKey }: FormAppProps): Record<string, string> {
  if (baseUrl !== '') return {};
  return { revisionId: form.revisionId, ...(idempotencyKey && { idempotencyKey }) };
}
