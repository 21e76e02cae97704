import { fill } from '../../model/rendering.ts';
import type { PageSteps } from './pageSteps.ts';
import { pagesOf } from '../../model/structure/pagesOf.ts';
import type { PagedPublicForm } from './view.ts';

/** Returns how far the visitor has come, in words. */
export function describeProgress(
  { planned }: PagedPublicForm,
  { position, pages, isCertain }: PageSteps,
): string {
  const words = isCertain ? planned.words.pageOf : planned.words.pageOfAbout;
  return fill(words, { page: position + 1, pages: pages.length });
}

/** Says how far the visitor has come, to screen readers too: a region whose text changes is announced. */
export function PageProgress({ form, steps }: { form: PagedPublicForm; steps: PageSteps }) {
  const { words, flow } = form.planned;
  const { position, pages } = steps;
  const titles = new Map(pagesOf(form.definition).map(({ id, title }) => [id, title]));
  return (
    <div className="form-embed-progress" part="progress">
      <p role="status" className={flow.progress === 'none' ? 'form-embed-hidden' : undefined}>
        {describeProgress(form, steps)}
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
