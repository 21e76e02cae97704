import { fieldsOf, isCaptcha, isInput } from '../../model/rendering.ts';
import { pagesOf } from '../../model/structure/pagesOf.ts';
import type { FormView, PagedPublicForm } from './formView.ts';
import type { OwnerTexts } from './ownerTexts.ts';

interface PageReviewProps {
  form: PagedPublicForm;
  view: FormView;
  words: OwnerTexts;
  onChange(pageId: string): void;
}

/** All answers of the visitor's way, with a button that leads back to each page. */
export function PageReview({ form, view, words, onChange }: PageReviewProps) {
  const { way, items } = view.settled;
  const { change, unanswered } = form.planned.words;
  const pages = pagesOf(form.definition).filter(({ id }) => way.includes(id));
  return pages.map((page) => {
    const title = words.pipePage(page).title;
    const fields = fieldsOf({ pages: [page] }).filter(
      (field) => isInput(field) && !isCaptcha(field) && !items.isHidden(field.id),
    );
    return fields.length === 0 ? null : (
      <div key={page.id} className="form-embed-review" part="review">
        {title ? <h3 dir="auto">{title}</h3> : null}
        <dl>
          {fields.map((field) => (
            <div key={field.id}>
              <dt dir="auto">{words.pipeField(field).label}</dt>
              <dd dir="auto">{words.print(field.id) || unanswered}</dd>
            </div>
          ))}
        </dl>
        <button
          className="form-embed-back"
          type="submit"
          name="go"
          value={`page:${page.id}`}
          aria-label={title ? `${change}: ${title}` : undefined}
          onClick={(event) => {
            event.preventDefault();
            onChange(page.id);
          }}
        >
          {change}
        </button>
      </div>
    );
  });
}
