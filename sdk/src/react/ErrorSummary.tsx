import type { FormTexts } from '../model/rendering.ts';
import { controlId } from './controlId.ts';
import type { RenderedForm } from './renderedForm.ts';

/** All that is wrong, in one place above the fields, each with a way to its field (EMBED-029). */
export function ErrorSummary(props: {
  form: RenderedForm;
  errors: Readonly<Record<string, string>>;
  texts: FormTexts;
}) {
  const { form, errors, texts } = props;
  const wrong = form.definition.fields.filter((field) => errors[field.id] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div className="form-embed-summary" part="summary" role="alert">
      <p>{texts.fixErrors}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field.id}>
            <a
              href={`#${controlId(form.id, field.id)}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(event.currentTarget.getRootNode(), controlId(form.id, field.id));
              }}
            >
              {errors[field.id]}
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
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const control = root.getElementById(id);
  const target = control?.matches('[tabindex="-1"]')
    ? (control.querySelector<HTMLElement>('[aria-invalid]') ??
      control.querySelector<HTMLElement>('input,select') ??
      control)
    : control;
  target?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
