import { fill } from '../../model/rendering.ts';
import type { PageSteps } from './pageSteps.ts';
import { pagesOf } from '../../model/structure/pagesOf.ts';
import type { PagedPublicForm } from './formView.ts';

/** Says how far the visitor has come, to screen readers too: a region whose text changes is announced. */
export function PageProgress({ form, steps }: { form: PagedPublicForm; steps: PageSteps }) {
  const { words, flow } = form.planned;
  const { position, pages, isCertain } = steps;
  const titles = new Map(pagesOf(form.definition).map(({ id, title }) => [id, title]));
  const text = fill(isCertain ? words.pageOf : words.pageOfAbout, {
    page: position + 1,
    pages: pages.length,
  });
  return (
    <div className="form-embed-progress" part="progress">
      <p role="status" className={flow.progress === 'none' ? 'form-embed-hidden' : undefined}>
        {text}
      </p>
      {flow.progress === 'bar' ? (
        <progress value={position + 1} max={pages.length} aria-hidden="true" />
      ) : null}
      {flow.progress === 'steps' ? (
        <ol>
          {pages.map((id, at) => (
            <li key={at} aria-current={at === position ? 'step' : undefined} dir="auto">
              {id === null ? words.review : titles.get(id) || at + 1}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
