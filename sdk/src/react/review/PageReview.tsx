import { isCaptcha, isInput, type Field, type Item, type Repeat } from '../../model/rendering.ts';
import { itemsOutsideRows } from '../../model/structure/pages/itemsOutsideRows.ts';
import { pagesOf } from '../../model/structure/pages/pagesOf.ts';
import type { PageReviewProps } from '../pages/review.ts';
import { RowsReview } from './RowsReview.tsx';

const hasInput = (item: Item): boolean =>
  item.type === 'repeat' || (item.type !== 'section' && isInput(item) && !isCaptcha(item));

/** All answers of the visitor's way, with a button that leads back to each page. */
export function PageReview({ form, view, words, onChange }: PageReviewProps) {
  const { way, items } = view.settled;
  const { change, unanswered } = form.planned.words;
  const pages = pagesOf(form.definition).filter(({ id }) => way.includes(id));
  return pages.map((page) => {
    const title = words.pipePage(page).title;
    const inputs = itemsOutsideRows(page).filter(
      (item): item is Field | Repeat => hasInput(item) && !items.isHidden(item.id),
    );
    return inputs.length === 0 ? null : (
      <div key={page.id} className="form-embed-review" part="review">
        {title ? <h3 dir="auto">{title}</h3> : null}
        <dl>
          {inputs.map((item) =>
            item.type === 'repeat' ? (
              <RowsReview key={item.id} {...{ form, view, words }} repeat={item} />
            ) : (
              <div key={item.id}>
                <dt dir="auto">{words.pipeField(item).label}</dt>
                <dd dir="auto">{words.print(item.id) || unanswered}</dd>
              </div>
            ),
          )}
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
