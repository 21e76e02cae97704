import type { ComponentType, ReactNode } from 'react';
import {
  fill,
  hasInputFields,
  isCaptcha,
  securityBadgeText,
  type Field,
  type FormTexts,
} from '../model/rendering.ts';
import { controlId, postFormId } from './controlId.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FIELD_COMPONENTS } from './fieldComponents.ts';
import type { FieldProps } from './fieldProps.ts';
import type { RenderedForm } from './renderedForm.ts';

/** A message about the whole form, e.g. that sending failed. */
export interface FormNotice {
  title?: string;
  text: string;
}

export interface FormRendererProps {
  form: RenderedForm;
  /** Raw values by field id. */
  values: Readonly<Record<string, unknown>>;
  /** Field id to what is wrong with its answer, in words. */
  errors: Readonly<Record<string, string>>;
  /**
   * What was wrong at the last try, in words: the summary stays as it was, and so does the place of errors that
   * are mended. `errors` if left out.
   */
  refused?: Readonly<Record<string, string>>;
  notice?: FormNotice | null;
  isSubmitting?: boolean;
  /** Where a plain post goes; without it the form sends nothing by itself. */
  action?: string;
  /** Hidden inputs of the plain post. */
  hidden?: Readonly<Record<string, string>>;
  /** Every word that is not the owner's. */
  texts: FormTexts;
  onChange?(fieldId: string, value: unknown): void;
  onSubmit?(): void;
  /** Wraps each field, e.g. with the builder's handles. */
  renderField?(field: Field, element: ReactNode, className: string): ReactNode;
  /** Makes the grid itself, e.g. one whose fields can be dragged. */
  renderGrid?(fields: ReactNode[], className: string): ReactNode;
  /** Stands in for title and description, where they are edited in place. */
  heading?: ReactNode;
}

/**
 * The one renderer: public page, web component, builder canvas, preview and server. It shows what it
 * is given and keeps no state; `useFormSession` does.
 */
export function FormRenderer(props: FormRendererProps) {
  const { form, errors, notice, isSubmitting = false, texts } = props;
  const { definition } = form;
  // All of them are shown unless they are switched off (STYLE-001…005).
  const styles = definition.customStyles;
  // The built-in captcha has no star to explain.
  const hasRequired = definition.fields.some(
    (field) => field.required && (!isCaptcha(field) || form.captcha?.scriptUrl),
  );
  return (
    <form
      id={props.action && postFormId(form.id)}
      className="form-embed-form"
      method="post"
      action={props.action}
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.();
      }}
    >
      {styles.showFormLogo !== false && form.logoUrl ? (
        <img className="form-embed-logo" src={form.logoUrl} alt="" />
      ) : null}
      {props.heading ?? <Heading form={form} showTitle={styles.showFormTitle !== false} />}
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary form={form} errors={errors} refused={props.refused ?? errors} texts={texts} />
      {notice ? (
        <p className="form-embed-notice" part="notice" role="alert">
          {notice.title ? <strong>{notice.title}</strong> : null}
          {notice.text}
        </p>
      ) : null}
      {hasRequired ? <p className="form-embed-hint">{texts.requiredHint}</p> : null}
      {renderGrid(props, texts)}
      {hasInputFields(definition) ? (
        <div className="form-embed-actions">
          <button
            className="form-embed-button"
            part="button"
            type="submit"
            aria-disabled={isSubmitting || undefined}
          >
            {isSubmitting ? texts.submitting : texts.submit}
          </button>
        </div>
      ) : null}
      <Footer form={form} texts={texts} />
    </form>
  );
}

/**
 * One line: what protects the form (D-189), then the installation's logo and name (D-85), each unless it is
 * switched off.
 */
function Footer({ form, texts }: { form: RenderedForm; texts: FormTexts }) {
  const { showFooterCredit, showFooterLogo, showSecurityBadge } = form.definition.customStyles;
  const { captcha, badgeName, footerLogoUrl, platformName } = form;
  const badge = (showSecurityBadge ?? captcha !== null) && securityBadgeText(captcha, texts, badgeName);
  const credit = showFooterCredit !== false && fill(texts.poweredBy, { platform: platformName });
  const logo = showFooterLogo !== false && footerLogoUrl;
  return badge || credit || logo ? (
    <p className="form-embed-footer" part="footer">
      {badge ? <span className="form-embed-badge">{badge}</span> : null}
      {badge && (credit || logo) ? ' · ' : null}
      {logo ? <img src={logo} alt={credit ? '' : platformName} /> : null}
      {credit}
    </p>
  ) : null;
}

function Heading({ form, showTitle }: { form: RenderedForm; showTitle: boolean }) {
  const { title, description } = form.definition;
  return (
    <>
      {showTitle && title ? (
        <h1 className="form-embed-title" part="title" dir="auto">
          {title}
        </h1>
      ) : null}
      {description ? (
        <p className="form-embed-description" part="description" dir="auto">
          {description}
        </p>
      ) : null}
    </>
  );
}

function renderGrid(props: FormRendererProps, texts: FormTexts): ReactNode {
  const { definition, hiddenFields = [] } = props.form;
  const fields = definition.fields
    .filter((field) => !hiddenFields.includes(field.id))
    .map((field) => renderOneField(field, props, texts));
  const className = 'form-embed-grid';
  return props.renderGrid?.(fields, className) ?? <div className={className}>{fields}</div>;
}

/** The classes that give a field its place on the grid. */
export const fieldPlace = ({ columns }: Field): string => `form-embed-field form-embed-width-${columns}`;

/** One field of a form as the renderer shows it, for those who draw one field anew and not the form. */
export function renderOneField(
  field: Field,
  props: Omit<FormRendererProps, 'texts'>,
  texts: FormTexts,
): ReactNode {
  // A map of components cannot be called with a union of fields; each field meets its own type's.
  const Component = FIELD_COMPONENTS[field.type] as ComponentType<FieldProps>;
  const element = (
    <Component
      field={field}
      id={controlId(props.form.id, field.id)}
      value={props.values[field.id]}
      error={props.errors[field.id]}
      texts={texts}
      onChange={(value) => props.onChange?.(field.id, value)}
    />
  );
  const isMended = props.refused?.[field.id] && !props.errors[field.id];
  const className = fieldPlace(field) + (isMended ? ' form-embed-mended' : '');
  if (props.renderField) return props.renderField(field, element, className);
  return (
    <div className={className} part="field" key={field.id}>
      {element}
    </div>
  );
}
