import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_TITLE_LENGTH } from '@inlay/sdk/model';
import type { Actor } from '../platform/identity/actor.ts';
import { Form } from '../platform/entities/form.entity.ts';
import { createForm } from './createForm.ts';
import { getCurrentRevision } from './getForm.ts';

/** What may stand behind the title: the first that no other form of the account has. */
const SUFFIXES = [' (Copy)', ...Array.from({ length: 98 }, (_none, at) => ` (Copy ${at + 2})`)];
const LONGEST_SUFFIX = ' (Copy 99)'.length;

/**
 * Copies a form: title with " (Copy)", description, fields and look, active, in the same folder; no logo, redirect,
 * client, assignment or address (FOLD-056, D-58). It counts like any other.
 * @throws {ProblemError} `form.limit_reached`.
 */
export async function cloneForm(em: EntityManager, actor: Actor, form: Form): Promise<Form> {
  const { definition } = await getCurrentRevision(em, form);
  return createForm(em, {
    owner: actor,
    definition: { ...definition, title: await findFreeTitle(em, actor, definition.title) },
    clientFolderId: form.accountId === actor.accountId ? (form.clientFolderId ?? null) : null,
  });
}

async function findFreeTitle(em: EntityManager, { accountId }: Actor, original: string): Promise<string> {
  const titles = SUFFIXES.map(
    (suffix) => original.slice(0, MAX_TITLE_LENGTH - LONGEST_SUFFIX).trimEnd() + suffix,
  );
  const taken = await em.find(
    Form,
    { accountId, deletedAt: null, title: { $in: titles } },
    { fields: ['title'] },
  );
  const isFree = (title: string): boolean => taken.every((other) => other.title !== title);
  return titles.find(isFree) ?? titles[0]!;
}
