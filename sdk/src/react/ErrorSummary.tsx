import { summaryMessage, fieldsOf, type FormTexts } from '../model/rendering.ts';
import { controlId } from './controlId.ts';
import type { ShownField } from './fieldProps.ts';
import type { RenderedForm } from './renderedForm.ts';
import type { Errors } from './session/useErrors.ts';

/**
 * Summary of all errors of the last try, above the fields, with a link to each field (EMBED-029). Corrected
 * ones are struck out instead of removed, so that nothing moves under the pointer.
 */
export function ErrorSummary(props: {
  form: RenderedForm;
  errors: Errors;
  refused: Errors;
  texts: FormTexts;
}) {
  const { form, errors, refused, texts } = props;
  const shown: readonly ShownField[] = fieldsOf(form.definition);
  const wrong = shown.filter(({ id }) => refused[id]);
  if (!wrong[0]) return null;
  return (
    <div className="form-embed-summary" part="summary" role="alert">
      <p>{texts.fixErrors}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field.id} className={errors[field.id] ? undefined : 'form-embed-done'}>
            <a
              href={`#${controlId(form.id, field.id)}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(event.currentTarget.getRootNode(), controlId(form.id, field.id));
              }}
            >
              {summaryMessage(refused[field.id]!, field, texts, field.row)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses a control and scrolls it into view (EMBED-030). In a group it focuses the first invalid control,
 * else the first one.
 */
export function focusControl(root: Node, id: string): void {
  // Only documents and shadow roots have getElementById.
  const control = (root as Partial<Document>).getElementById?.(id);
  const target = control?.matches('[tabindex="-1"]')
    ? (control.querySelector<HTMLElement>('[aria-invalid]') ??
      control.querySelector<HTMLElement>('input,select') ??
      control)
    : control;
  target?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
