import type { ComponentType, ReactNode } from 'react';
import {
  fill,
  hasInputFields,
  isCaptcha,
  securityBadgeText,
  fieldsOf,
  type Field,
  type FormTexts,
} from '../model/rendering.ts';
import { controlId, postFormId } from './controlId.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FIELD_COMPONENTS } from './fieldTypes.ts';
import type { FieldProps, FieldTexts } from './fieldProps.ts';
import type { RenderedForm } from './renderedForm.ts';
import type { Errors } from './session/useErrors.ts';

/** A message about the whole form, e.g. that submitting failed. */
export interface FormNotice {
  title?: string;
  text: string;
  /** `status` for good news; without it, the message is an alert. */
  role?: 'status';
}

/** Notice above the fields: a message, or an element with controls; a card replaces all pages. */
export type ShownNotice = FormNotice | { element: ReactNode } | { card: ReactNode };

export interface FormRendererProps {
  form: RenderedForm;
  /** Raw values by field id. */
  values: Readonly<Record<string, unknown>>;
  /** Error messages by field id. */
  errors: Errors;
  /**
   * Error messages of the last try, which keep the summary and the space of corrected errors. By default
   * `errors`.
   */
  refused?: Errors;
  /** Shown at the buttons, where its reader is (decision 056); one that the form came with is shown above. */
  notice?: ShownNotice | null;
  initialNotice?: FormNotice | null | undefined;
  isSubmitting?: boolean;
  /** Target of a plain post; without it the form has none. */
  action?: string;
  /** Hidden inputs of the plain post. */
  hidden?: Readonly<Record<string, string>>;
  /** All texts that are not the owner's. */
  texts: FieldTexts;
  onChange?(fieldId: string, value: unknown): void;
  onSubmit?(): void;
  /** Wraps each field, e.g. with the builder's handles. */
  renderField?(field: Field, element: ReactNode, className: string): ReactNode;
  /** Renders the grid, e.g. one whose fields can be dragged. */
  renderGrid?(fields: ReactNode[], className: string): ReactNode;
  /** Replaces title and description where they are edited in place. */
  heading?: ReactNode;
  /** Further buttons. With them, the form can be submitted even if it asks for nothing. */
  actions?: ReactNode;
}

/**
 * The one renderer: public page, web component, builder canvas, preview and server. It has no state;
 * `useFormSession` has.
 */
export function FormRenderer(props: FormRendererProps) {
  const { form, errors, notice, isSubmitting, texts } = props;
  const { definition } = form;
  // Each part is shown unless it is switched off (STYLE-001, STYLE-005).
  const styles = definition.customStyles;
  // The built-in captcha has no star.
  const hasRequired = fieldsOf(definition).some(
    (field) => field.required && (!isCaptcha(field) || form.captcha?.scriptUrl),
  );
  const message = notice && 'text' in notice && (
    <p className="form-embed-notice" part="notice" role={notice.role ?? 'alert'}>
      {notice.title ? <strong>{notice.title}</strong> : null}
      {notice.text}
    </p>
  );
  return (
    <form
      id={props.action && postFormId(form.id)}
      className="form-embed-form"
      method="post"
      action={props.action}
      encType={texts.words?.fileLimit && 'multipart/form-data'}
      part="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.();
      }}
    >
      {form.coverUrl ? (
        <div className="form-embed-cover" part="cover">
          <img src={form.coverUrl} alt={styles.coverAlt ?? ''} />
        </div>
      ) : null}
      {styles.showFormLogo !== false && form.logoUrl ? (
        <img className="form-embed-logo" src={form.logoUrl} alt="" />
      ) : null}
      {props.heading ?? <FormHeading form={form} />}
      {Object.entries(props.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorSummary form={form} errors={errors} refused={props.refused ?? errors} texts={texts} />
      {notice && 'element' in notice ? notice.element : null}
      {notice === props.initialNotice && message}
      {hasRequired ? <p className="form-embed-hint">{texts.requiredHint}</p> : null}
      {renderGrid(props)}
      {props.actions || hasInputFields(definition) ? (
        <div className="form-embed-actions">
          <button
            className="form-embed-button"
            part="button"
            type="submit"
            aria-disabled={isSubmitting || undefined}
          >
            {isSubmitting ? texts.submitting : texts.submit}
          </button>
          {props.actions}
        </div>
      ) : null}
      {notice !== props.initialNotice && message}
      <Footer form={form} texts={texts} />
    </form>
  );
}

/**
 * One line with the security badge (D-189), then the installation's logo and name (D-85), each unless
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

/** Title and description of a form. */
export function FormHeading({ form }: { form: RenderedForm }) {
  const { title, description, customStyles } = form.definition;
  return (
    <>
      {customStyles.showFormTitle !== false && title ? (
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

function renderGrid(props: FormRendererProps): ReactNode {
  const { definition, hiddenFields = [] } = props.form;
  const fields = fieldsOf(definition)
    .filter((field) => !hiddenFields.includes(field.id))
    .map((field) => renderOneField(field, props, props.texts));
  const className = 'form-embed-grid';
  return props.renderGrid?.(fields, className) ?? <div className={className}>{fields}</div>;
}

/** Returns the classes that place a field on the grid. */
export const fieldPlace = ({ columns }: Field): string => `form-embed-field form-embed-width-${columns}`;

/** One field as the renderer shows it, for callers that render a single field. */
export function renderOneField(
  field: Field,
  props: Omit<FormRendererProps, 'texts'>,
  texts: FieldTexts,
): ReactNode {
  // TypeScript cannot pair a union of fields with a map of components; the key guarantees the pair.
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
