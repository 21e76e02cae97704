import { useRef, type ReactNode } from 'react';
import { leavePage } from '../client/leavePage.ts';
import { submitForm } from '../client/submitForm.ts';
import type { PublicForm, Receipt } from '../model/rendering.ts';
import { CaptchaContext, type WithoutScript } from './captchaContext.ts';
import { controlId } from './controlId.ts';
import { focusControl } from './ErrorSummary.tsx';
import { FormRenderer } from './FormRenderer.tsx';
import { FormSurface, SuccessCard } from './MessageCard.tsx';
import { useFormSession } from './useFormSession.ts';

/** What the surroundings of a form may learn; never an answer. */
export interface FormEvents {
  onChange?(fieldId: string): void;
  onErrors?(): void;
  onSubmitted?(submissionId: string): void;
}

export interface FormAppProps extends FormEvents {
  form: PublicForm;
  /** The platform's address, without a slash at the end; empty on the platform's own pages. */
  baseUrl: string;
  initialValues?: Readonly<Record<string, unknown>>;
  initialErrors?: Readonly<Record<string, string>>;
  initialNotice?: string | null;
  /** The receipt of a submission that was stored before this was rendered. */
  storedReceipt?: Receipt;
  /** For the plain post of a page without JavaScript. */
  idempotencyKey?: string;
  /** What the server shows in place of the captcha to visitors without JavaScript. */
  withoutScript?: WithoutScript;
}

/** A form that works: filled in, validated, sent once, acknowledged. */
export function FormApp(props: FormAppProps) {
  const { form, baseUrl } = props;
  const surface = useRef<HTMLDivElement>(null);
  const session = useFormSession({
    ...props,
    send: (request) => submitForm(baseUrl, form.id, request),
    onErrors(firstFieldId) {
      props.onErrors?.();
      // After the render that shows the messages, so that the view scrolls to where things then are.
      setTimeout(
        () =>
          surface.current && focusControl(surface.current.getRootNode(), controlId(form.id, firstFieldId)),
      );
    },
    onStored(stored) {
      props.onSubmitted?.(stored.submissionId);
      if (stored.redirectUrl) leavePage(stored.redirectUrl);
    },
  });
  const receipt = session.receipt ?? props.storedReceipt;
  const content: ReactNode = receipt ? (
    <SuccessCard receipt={receipt} />
  ) : (
    <FormRenderer
      form={form}
      values={session.values}
      errors={session.errors}
      notice={session.notice}
      isSubmitting={session.isSubmitting}
      action={`${baseUrl}/embed/${form.id}`}
      hidden={plainPostInputs(props)}
      onChange={session.change}
      onSubmit={() => void session.submit()}
    />
  );
  return (
    <CaptchaContext.Provider value={props}>
      <FormSurface>
        <div ref={surface}>{content}</div>
      </FormSurface>
    </CaptchaContext.Provider>
  );
}

/** What a plain post says besides the answers. Only the platform's own page is posted like that. */
function plainPostInputs({ form, baseUrl, idempotencyKey }: FormAppProps): Record<string, string> {
  if (baseUrl !== '') return {};
  return { revisionId: form.revisionId, ...(idempotencyKey && { idempotencyKey }) };
}
