import type { ReactElement, ReactNode } from 'react';
import type { Field, Page, Section } from '../../model/rendering.ts';
import { controlId } from '../controlId.ts';
import type { FormView, PagedPublicForm } from './formView.ts';

interface PageItemsProps {
  form: PagedPublicForm;
  view: FormView;
  page: Page;
  /** Rendered fields of the page; the key of each is its id. */
  fields: readonly ReactNode[];
}

/** The items of a page. One that a condition may hide keeps its place in the markup (decision 242). */
export function PageItems({ form, view, page, fields }: PageItemsProps) {
  const { plan } = form.planned;
  const rendered = new Map(fields.map((field) => [(field as ReactElement).key, field]));
  const conditional = new Set(plan.steps.flatMap((step) => ('item' in step ? step.item : [])));
  const mayHide = (id: string): boolean => conditional.has(id) || conditional.has(plan.parents[id] ?? '');

  const place = (id: string, element: ReactNode, className: string): ReactNode =>
    mayHide(id) ? (
      <div key={id} className={className} data-item={id} hidden={view.settled.items.isHidden(id)}>
        {element}
      </div>
    ) : (
      element
    );
  const placeField = ({ id, columns }: Field): ReactNode =>
    rendered.has(id) ? place(id, rendered.get(id), `form-embed-item form-embed-width-${columns}`) : null;

  function placeSection(section: Section): ReactNode {
    const id = controlId(form.id, section.id);
    return place(
      section.id,
      <div key={section.id} className="form-embed-section" part="section" role="group" aria-labelledby={id}>
        <h3 id={id} dir="auto">
          {section.label}
        </h3>
        {section.help ? (
          <p className="form-embed-help" dir="auto">
            {section.help}
          </p>
        ) : null}
        <div className="form-embed-grid">{section.items.map(placeField)}</div>
      </div>,
      'form-embed-item form-embed-width-12',
    );
  }

  return (
    <div className="form-embed-grid">
      {page.items.map((item) => ('items' in item ? placeSection(item as Section) : placeField(item)))}
    </div>
  );
}
