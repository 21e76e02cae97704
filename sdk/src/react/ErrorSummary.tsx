import { summaryMessage, type FormTexts } from '../model/rendering.ts';
import { controlId } from './controlId.ts';
import type { RenderedForm } from './renderedForm.ts';

/**
 * All that was wrong at the last try, in one place above the fields, each with a way to its field (EMBED-029).
 * What is mended since is struck out and stays: nothing moves under the visitor's finger.
 */
export function ErrorSummary(props: {
  form: RenderedForm;
  errors: Readonly<Record<string, string>>;
  refused: Readonly<Record<string, string>>;
  texts: FormTexts;
}) {
  const { form, errors, refused, texts } = props;
  const lines = form.definition.fields.flatMap((field) => {
    const message = refused[field.id];
    return message === undefined ? [] : [{ field, text: summaryMessage(message, field, texts) }];
  });
  if (lines.length === 0) return null;
  return (
    <div className="form-embed-summary" part="summary" role="alert">
      <p>{texts.fixErrors}</p>
      <ul>
        {lines.map(({ field, text }) => (
          <li key={field.id} className={errors[field.id] === undefined ? 'form-embed-done' : undefined}>
            <a
              href={`#${controlId(form.id, field.id)}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(event.currentTarget.getRootNode(), controlId(form.id, field.id));
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Puts the focus on a control and brings it into view (EMBED-030). Of a group the first control that is
 * wrong, else the first one.
 */
export function focusControl(root: Node, id: string): void {
  // Of a document or a shadow root; outside of both there is no focus to give.
  const control = (root as Partial<Document>).getElementById?.(id);
  const target = control?.matches('[tabindex="-1"]')
    ? (control.querySelector<HTMLElement>('[aria-invalid]') ??
      control.querySelector<HTMLElement>('input,select') ??
      control)
    : control;
  target?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
