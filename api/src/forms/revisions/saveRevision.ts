import type { EntityManager } from '@mikro-orm/postgresql';
import { fieldsOf, type FormDefinition } from '@inlay/sdk/model';
import { createId } from '../../platform/db/columns.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { BrandKit } from '../../platform/entities/brandKit.entity.ts';
import type { Form } from '../../platform/entities/form.entity.ts';
import { FormRevision } from '../../platform/entities/formRevision.entity.ts';
import { kyselyIn } from '../../platform/entities/kysely.ts';
import { followBrand } from '../followBrand.ts';
import { keepPictures } from '../keepPictures.ts';
import { replaceLogo } from '../setLogo.ts';

/** Most stored bytes of one account's revisions and drafts in a day. */
const MAX_BYTES_A_DAY = 64 * 1024 * 1024;

/**
 * Stores a new, unchangeable revision and points its form at it, which copies title and description (D-184). A
 * form that follows a brand kit gets its styles, and, when it begins to, its logo, unless it has one of its own
 * (STYLE-041, STYLE-044).
 * @throws {ProblemError} `form.too_many_saves`.
 */
export async function saveRevision(
  em: EntityManager,
  input: { form: Form; definition: FormDefinition; createdBy: string | null },
): Promise<FormRevision> {
  const { form, createdBy } = input;
  await assertRoomForSave(em, form.accountId);
  const { definition, kit } = await followBrand(em, form.accountId, input.definition);
  if (kit?.logoUrl && (await takesLogo(em, form, kit))) await replaceLogo(em, form, kit.logoUrl);
  await keepPictures(em, form.accountId, definition);
  const last = await em.findOne(
    FormRevision,
    { formId: form.id },
    { orderBy: { number: 'desc' }, fields: ['number'] },
  );
  const revision = em.create(FormRevision, {
    id: createId(),
    formId: form.id,
    accountId: form.accountId,
    number: (last?.number ?? 0) + 1,
    definition,
    fieldCount: fieldsOf(definition).length,
    createdBy,
  });
  form.currentRevisionId = revision.id;
  form.title = definition.title;
  form.description = definition.description;
  return revision;
}

/** Whether the live form does not follow this kit yet, and has no logo that is its own. */
async function takesLogo(em: EntityManager, form: Form, kit: BrandKit): Promise<boolean> {
  const { accountId, logoUrl } = form;
  if (logoUrl && (await em.count(BrandKit, { accountId, logoUrl })) === 0) return false;
  const live = await kyselyIn(em)
    .selectFrom('form_revisions')
    .select(sql<string | null>`definition -> 'brand' ->> 'kitId'`.as('kit_id'))
    .where('account_id', '=', form.accountId)
    .where('form_id', '=', form.id)
    .where('id', '=', form.currentRevisionId)
    .executeTakeFirst();
  return live?.kit_id !== kit.id;
}

/**
 * Limits what an account stores per day, because it is kept for days (see `removeUnusedRevisions`).
 * @throws {ProblemError} `form.too_many_saves` (BUILD-076).
 */
export async function assertRoomForSave(em: EntityManager, accountId: string): Promise<void> {
  const [found] = await run<{ bytes: number }>(
    em,
    sql`
      select coalesce(sum(bytes), 0)::float8 as bytes from (
        select pg_column_size(definition) as bytes from form_revisions
        where account_id = ${accountId} and form_id in (select id from forms where account_id = ${accountId})
          and created_at > now() - interval '1 day'
        union all
        select pg_column_size(definition) from form_drafts
        where account_id = ${accountId} and saved_at > now() - interval '1 day') stored`,
  );
  if ((found?.bytes ?? 0) >= MAX_BYTES_A_DAY) throw new ProblemError('form.too_many_saves');
}
