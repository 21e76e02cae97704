import type { PagedPublicForm } from './view.ts';
import type { OwnerTexts } from './ownerTexts.ts';

/** The computed values that visitors see, as soon as there is something to compute. */
export function PageValues({ form, words }: { form: PagedPublicForm; words: OwnerTexts }) {
  const shown = form.planned.values.filter(({ show }) => show === 'visitor');
  return shown.map(({ id, name }) => (
    <p key={id} className="form-embed-value" part="value" hidden={words.print(id) === ''}>
      <span dir="auto">{words.pipe(name)}</span> <output aria-live="polite">{words.print(id)}</output>
    </p>
  ));
}
