import { useEffect, useRef, type ReactNode } from 'react';
import { leavePage } from '../client/leavePage.ts';
import {
  fillableFields,
  isInput,
  fieldsOf,
  type FormTexts,
  type PublicForm,
  type Receipt,
} from '../model/rendering.ts';
import { CaptchaContext, type WithoutScript } from './captchaContext.ts';
import { controlId } from './controlId.ts';
import { focusControl } from './ErrorSummary.tsx';
import { FormRenderer, type FormNotice } from './FormRenderer.tsx';
import { FormSurface, MessageCard, SuccessCard } from './MessageCard.tsx';
import { PLANNED } from './planned.ts';
import { useFormSession } from './session/useFormSession.ts';

/** Events of a form for its host; answers only if the form's owner allows it. */
export interface FormEvents {
  onChange?(fieldId: string): void;
  onErrors?(fieldId: string): void;
  onSubmitted?(submissionId: string, answers?: Readonly<Record<string, unknown>>): void;
}

/** Methods of a form for its host. */
export interface FormHandle {
  /** Validates and submits, as the button does. */
  submit(): void;
  /** Empties the form, also after it was submitted. */
  reset(): void;
  /**
   * Fills in raw values by field id. Fields that the form does not allow, or that the visitor has filled
   * in, stay.
   */
  prefill(values: Readonly<Record<string, unknown>>): void;
  /** Focuses a field, by default the first one. */
  focus(fieldId?: string): void;
}

export interface FormAppProps extends FormEvents {
  form: PublicForm;
  /** The platform's address, without a slash at the end; empty on the platform's own pages. */
  baseUrl: string;
  texts: FormTexts;
  /** Values that were filled in before this was rendered, and are not the visitor's own. */
  prefilled?: Readonly<Record<string, unknown>>;
  initialValues?: Readonly<Record<string, unknown>>;
  initialErrors?: Readonly<Record<string, string>>;
  initialNotice?: FormNotice | null;
  /** Receipt of a submission that was stored before this was rendered. */
  storedReceipt?: Receipt;
  /** For the plain post of a page without JavaScript. */
  idempotencyKey?: string;
  /** Called once with the form's handle. */
  onHandle?(handle: FormHandle): void;
  /** Called when the form has changed on the server; see `FormSessionOptions`. */
  onOutdated?(values: Readonly<Record<string, unknown>>, notice: FormNotice): void;
  /** Replaces the captcha for visitors without JavaScript. */
  withoutScript?: WithoutScript;
}

/** A working form: filled in, validated, submitted once, acknowledged. */
export function FormApp(props: FormAppProps) {
  const { form, baseUrl, texts } = props;
  const surface = useRef<HTMLDivElement>(null);
  const focus = (fieldId = fieldsOf(form.definition).find(isInput)?.id): void => {
    if (surface.current && fieldId) focusControl(surface.current.getRootNode(), controlId(form.id, fieldId));
  };
  const session = useFormSession({
    ...props,
    surface,
    onErrors(firstFieldId) {
      props.onErrors?.(firstFieldId);
      // After the messages are rendered, so that the page scrolls to the final position.
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
    const { Form = FormRenderer, Success = SuccessCard } = form.planned ? PLANNED : {};
    if (receipt) return <Success receipt={receipt} texts={texts} />;
    const { definition, closed } = form;
    if (closed) {
      return (
        <MessageCard title={definition.title}>
          <p dir="auto">{closed.text}</p>
        </MessageCard>
      );
    }
    return (
      <Form
        {...session.state}
        initialNotice={props.initialNotice}
        session={session}
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

/** Hands out one handle for the life of the form; it always acts on the newest state. */
function useHandle({ form, onHandle }: FormAppProps, newest: FormHandle): void {
  const current = useRef(newest);
  current.current = newest;
  useEffect(() => {
    onHandle?.({
      submit: () => current.current.submit(),
      reset: () => current.current.reset(),
      prefill(values) {
        const fillable = fillableFields(form);
        const given = Object.entries(values).filter(([id]) => fillable.includes(id));
        current.current.prefill(Object.fromEntries(given));
      },
      focus: (fieldId) => current.current.focus(fieldId),
    });
    // The form never changes during the life of this component.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** Returns hidden inputs of a plain post, which only the platform's own page has. */
function plainPostInputs({ form, baseUrl, idempotencyKey }: FormAppProps): Record<string, string> {
  if (baseUrl) return {};
  return { revisionId: form.revisionId, ...(idempotencyKey && { idempotencyKey }) };
}
