import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Field, Page, Section } from '../../model/rendering.ts';
import { controlId } from '../controlId.ts';
import type { FormView, PagedPublicForm } from './formView.ts';
import type { OwnerTexts } from './ownerTexts.ts';

interface PageItemsProps {
  form: PagedPublicForm;
  view: FormView;
  page: Page;
  words: OwnerTexts;
  /** Rendered fields of the page; the key of each is its id. */
  fields: readonly ReactNode[];
}

/** The items of a page. One that a condition may hide keeps its place in the markup (decision 242). */
export function PageItems({ form, view, page, words, fields }: PageItemsProps) {
  const { plan } = form.planned;
  const rendered = new Map(fields.map((field) => [(field as ReactElement).key, field]));
  const conditional = new Set(plan.steps.flatMap((step) => ('item' in step ? step.item : [])));
  const mayHide = (id: string): boolean => conditional.has(id) || conditional.has(plan.parents[id] ?? '');
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => describeControls(grid.current));

  function place(id: string, className: string, element: ReactNode): ReactNode {
    const isHidden = view.settled.items.isHidden(id);
    return (
      <div key={id} className={className} {...(mayHide(id) && { 'data-item': id, hidden: isHidden })}>
        {element}
      </div>
    );
  }

  function placeField({ id, columns, help }: Field): ReactNode {
    const field = rendered.get(id);
    if (!field || !(help || mayHide(id))) return field;
    return place(
      id,
      `form-embed-item form-embed-width-${columns}`,
      <>
        {field}
        {help ? (
          <div className="form-embed-help" id={`${controlId(form.id, id)}-help`}>
            {words.render(help)}
          </div>
        ) : null}
      </>,
    );
  }

  function placeSection(section: Section): ReactNode {
    const id = controlId(form.id, section.id);
    return place(
      section.id,
      'form-embed-item form-embed-width-12',
      <div className="form-embed-section" part="section" role="group" aria-labelledby={id}>
        <h3 id={id} dir="auto">
          {words.pipe(section.label)}
        </h3>
        {section.help ? <div className="form-embed-section-help">{words.render(section.help)}</div> : null}
        <div className="form-embed-grid">{section.items.map(placeField)}</div>
      </div>,
    );
  }

  return (
    <div className="form-embed-grid" ref={grid}>
      {page.items.map((item) => ('items' in item ? placeSection(item as Section) : placeField(item)))}
    </div>
  );
}

/** Connects controls with their help, beside the error that their component names. */
function describeControls(grid: HTMLElement | null): void {
  for (const help of grid?.querySelectorAll('.form-embed-help') ?? []) {
    const control = help.parentElement?.querySelector(`[id="${help.id.slice(0, -'-help'.length)}"]`);
    const known = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    if (!known.includes(help.id)) control?.setAttribute('aria-describedby', [help.id, ...known].join(' '));
  }
}
