import { accentsOf, type Accents, type BrandStyles } from '@inlay/sdk/model';
import type { EntityManager } from '@mikro-orm/postgresql';
import { run, sql } from '../db/sql.ts';
import { oneLine } from './composeMail.ts';

/** Whose name signs a mail, and the colours of its button and links. */
export interface MailLook {
  name: string;
  accents: Accents;
}

interface FoundLook {
  /** Null in an account without brands. */
  name: string | null;
  /** Styles of that brand. */
  kit: BrandStyles | null;
  /** Styles of the form, where the mail is about one. */
  form: BrandStyles | null;
}

const lookFor = (accountId: string, formId: string | null) => sql<FoundLook>`
  select k.name, k.styles as kit, f.styles as form
  from (select 1) as one
  left join lateral (
    select r.definition -> 'customStyles' as styles, (r.definition -> 'brand' ->> 'kitId')::uuid as kit_id
    from forms f join form_revisions r
      on r.account_id = f.account_id and r.form_id = f.id and r.id = f.current_revision_id
    where f.account_id = ${accountId} and f.id = ${formId}::uuid) f on true
  left join lateral (
    select name, styles from brand_kits where account_id = ${accountId}
    order by (id = f.kit_id) desc nulls last, defaulted_at desc nulls last, created_at, id limit 1) k on true`;

const hasAccent = (styles: BrandStyles | null): styles is BrandStyles =>
  Boolean(styles?.buttonColor ?? styles?.primaryColor);

/**
 * Finds the look of an account's mail (STYLE-049): signed by the brand that its form follows, or else the default one,
 * in the colour of the form's buttons, or else of that brand's. Null where neither is chosen: the platform's own.
 */
export async function findMailLook(
  em: EntityManager,
  {
    accountId,
    formId = null,
    platformName,
  }: { accountId: string; formId?: string | null; platformName: string },
): Promise<MailLook | null> {
  const [found] = await run(em, lookFor(accountId, formId));
  const styles = [found?.form ?? null, found?.kit ?? null].find(hasAccent);
  return styles ? { name: oneLine(found?.name ?? platformName), accents: accentsOf(styles) } : null;
}
