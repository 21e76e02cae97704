import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../auth/actor.ts';
import type { Analytics, AnalyticsQuery } from '../contract/index.ts';
import { ClientFolder } from '../folders/clientFolder.entity.ts';
import { Form } from '../forms/form.entity.ts';
import { getForm } from '../forms/getForm.ts';
import { timeZoneOf } from '../submissions/submissionFilter.ts';
import { formsAnalysedBy, formsWithFiguresFor } from './policy.ts';
import { readAnalytics } from './readAnalytics.ts';

/**
 * The figures a person asks for, and what he may choose from.
 * @throws {ProblemError} `form.not_found` when a form is named whose figures are not his to see.
 */
export async function getAnalytics(
  em: EntityManager,
  { actor, query }: { actor: Actor; query: AnalyticsQuery },
): Promise<Analytics> {
  const { from, to, formId, inactive, accounts } = query;
  const zone = timeZoneOf(actor, query);
  const single = formId ? await getForm(em, formsWithFiguresFor(actor), formId) : null;
  const listed = await em.find(
    Form,
    { $and: [formsAnalysedBy(actor, accounts), inactive ? {} : { active: true }] },
    { fields: ['title', 'active', 'clientFolderId'], orderBy: { title: 'asc', id: 'asc' } },
  );
  const figures = await readAnalytics(em, { forms: single ? [single] : listed, from, to, zone, single });
  const folderIds = listed.flatMap(({ clientFolderId }) => clientFolderId ?? []);
  const folders =
    folderIds.length > 0 ? await em.find(ClientFolder, { id: { $in: folderIds } }, { fields: ['name'] }) : [];
  const folderNames = new Map(folders.map(({ id, name }) => [id, name]));
  return {
    ...figures,
    forms: listed.map(({ id, title, active, clientFolderId }) => ({
      id,
      title,
      isActive: active,
      folderName: (clientFolderId && folderNames.get(clientFolderId)) || null,
    })),
  };
}
