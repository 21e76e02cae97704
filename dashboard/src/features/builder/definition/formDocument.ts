import type { BrandKit, FormDetail } from '@inlay/api/contract';
import { createEmptyDefinition, withDefaultKit, type FormDefinition } from '@inlay/sdk/model';

/**
 * One state of a form (BUILD-040). A builder distinguishes these, by one name each:
 *
 * - `edited`: what this builder shows and changes, the present of its history;
 * - `published`: what visitors get; `form` is the server's last answer about it, with the form's attributes;
 * - `draft`: unpublished changes on the server, shared by all editors (D-193); its `state` is its lock;
 * - `stored`: what the server gives an editor: the draft, or else what is published;
 * - `base`: what the changes made here started from; its `revisionId` and `baseVersion` are locks;
 * - `theirs`: what somebody else stored since then, while the person has not chosen (decision 320);
 * - `backup`: the edited document in this browser's storage, while it is not stored (BUILD-048).
 *
 * Publishing replaces `published` by `edited`, storing replaces `draft`. `edited` is *unpublished*, *stored* or
 * *touched* by comparison with `published`, `stored` and `base`.
 */
export interface FormDocument {
  definition: FormDefinition;
}

/** Returns the published document of a form. */
export const publishedOf = ({ definition }: FormDetail): FormDocument => ({ definition });

/** Returns the stored document of a form: its draft, or else what is published. */
export const storedOf = (form: FormDetail): FormDocument =>
  form.draft ? { definition: form.draft.definition } : publishedOf(form);

/** Returns a new form, in the account's default brand. */
export const emptyDocument = (kit: BrandKit | null): FormDocument => ({
  definition: withDefaultKit(createEmptyDefinition(), kit),
});

/** Returns whether two documents have the same content. */
export const isSameDocument = (one: FormDocument, other: FormDocument): boolean =>
  one === other || canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
