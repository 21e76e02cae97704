import { fill } from '../../model/rendering.ts';
import type { OwnerTexts } from './ownerTexts.ts';
import type { PageSteps } from './pageSteps.ts';
import type { FormView, PagedPublicForm } from './view.ts';

/** Returns how far the visitor has come, in words. */
export function describeProgress(
  { planned }: PagedPublicForm,
  { position, count, isCertain }: PageSteps,
): string {
  const words = isCertain ? planned.words.pageOf : planned.words.pageOfAbout;
  return fill(words, { page: position + 1, pages: count });
}

/** Says how far the visitor has come, to screen readers too: a region whose text changes is announced. */
export function PageProgress(props: {
  form: PagedPublicForm;
  view: FormView;
  steps: PageSteps;
  words: OwnerTexts;
}) {
  const { form, view, steps } = props;
  const { words, flow } = form.planned;
  const { position, count } = steps;
  const all = [...view.pages, { title: words.review }];
  return (
    <div className="form-embed-progress" part="progress">
      <p role="status" className={flow.progress === 'none' ? 'form-embed-hidden' : undefined}>
        {describeProgress(form, steps)}
      </p>
      {flow.progress === 'bar' ? <progress value={position + 1} max={count} aria-hidden="true" /> : null}
      {flow.progress === 'steps' ? (
        <ol>
          {all.slice(0, count).map(({ title }, index) => (
            <li key={index} aria-current={index === position ? 'step' : undefined} dir="auto">
              {props.words.pipe(title) || index + 1}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
