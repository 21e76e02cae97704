import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, guessLanguage, mapFields, PICTURED_FIELDS } from '@inlay/sdk/model';
import type { FormPicturesResponse } from '../../platform/contract/index.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FormRevision } from '../../platform/entities/formRevision.entity.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { formsVisibleTo } from '../policy.ts';

/** The upper part of several forms, as visitors see it; forms that the actor may not see are left out. */
export async function listPictures(
  em: EntityManager,
  actor: Actor,
  formIds: readonly string[],
): Promise<FormPicturesResponse> {
  const forms = await em.find(Form, { $and: [{ id: { $in: [...formIds] } }, formsVisibleTo(actor)] });
  const revisions = await em.find(FormRevision, {
    id: { $in: forms.map(({ currentRevisionId }) => currentRevisionId) },
  });
  const byForm = new Map(revisions.map((revision) => [revision.formId, revision]));
  return {
    pictures: forms.flatMap(({ id, logoUrl }) => {
      const revision = byForm.get(id);
      if (!revision) return [];
      const { definition } = revision;
      const shown = new Set(fieldsOf(definition).slice(0, PICTURED_FIELDS));
      const part = mapFields(definition, (field) => (shown.has(field) ? field : null));
      // The part alone may look like another language.
      const language = definition.language ?? guessLanguage(definition);
      return [{ formId: id, definition: { ...part, language }, logoUrl: logoUrl ?? null }];
    }),
  };
}
