import type { ReactElement, ReactNode } from 'react';
import type { Field, Page, Repeat, Section, SettledItems } from '../../model/rendering.ts';
import { controlId } from '../controlId.ts';
import type { FormView, PagedPublicForm } from './view.ts';
import type { OwnerTexts } from './ownerTexts.ts';
import { ROWS, type ChangeRows } from './rows.ts';

interface PageItemsProps {
  form: PagedPublicForm;
  view: FormView;
  page: Page;
  words: OwnerTexts;
  /** Rendered fields of the page; the key of each is its id. */
  fields: readonly ReactNode[];
  onRows: ChangeRows;
}

/** Returns the id of a field from its path in a row. */
const ownIdOf = (id: string): string => id.split('.').at(-1)!;

/** The items of a page. One that a condition may hide keeps its place in the markup (decision 242). */
export function PageItems({ form, view, page, words, fields, onRows }: PageItemsProps) {
  const { plan } = form.planned;
  const rendered = new Map(fields.map((field) => [(field as ReactElement).key, field]));
  // Every field of a row may be hidden, because a group always has a step.
  const conditional = new Set(plan.steps.flatMap((step) => ('item' in step ? step.item : [])));
  const mayHide = (id: string): boolean => conditional.has(id) || conditional.has(plan.parents[id] ?? '');

  function place(id: string, className: string, element: ReactNode, items = view.settled.items): ReactNode {
    const ownId = ownIdOf(id);
    return (
      <div
        key={id}
        className={className}
        {...(mayHide(ownId) && { 'data-item': id, hidden: items.isHidden(ownId) })}
      >
        {element}
      </div>
    );
  }

  function placeField({ id, columns, help }: Field, items?: SettledItems): ReactNode {
    const field = rendered.get(id);
    if (!field || !(help || mayHide(ownIdOf(id)))) return field;
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
      items,
    );
  }

  const placeRepeat = (repeat: Repeat): ReactNode => {
    const Rows = ROWS.Rows!;
    const error = rendered.get(repeat.id);
    return place(
      repeat.id,
      'form-embed-item form-embed-width-12',
      <Rows {...{ form, view, repeat, words, error }} place={placeField} onChange={onRows} />,
    );
  };

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
        <div className="form-embed-grid">{section.items.map((field) => placeField(field))}</div>
      </div>,
    );
  }

  return (
    <div className="form-embed-grid">
      {page.items.map((item) =>
        !('items' in item)
          ? placeField(item)
          : item.type === 'repeat'
            ? placeRepeat(item)
            : placeSection(item),
      )}
    </div>
  );
}
