import type { PublicForm } from '@inlay/sdk/model';
import type { Pool } from 'pg';
import { upgradeFormDefinition } from '@inlay/sdk/model';
import { presentCaptcha } from '../captcha/captcha.ts';
import type { AppDeps } from '../http/appDeps.ts';
import { footerLogoUrl } from './footerLogo.ts';

/** A form as the public routes need it: with its owner's account, which never leaves the server. */
export interface PublishedForm {
  id: string;
  accountId: string;
  active: boolean;
  logoUrl: string | null;
  redirectUrl: string | null;
  revisionId: string;
  definition: PublicForm['definition'];
}

interface Row {
  id: string;
  user_id: string;
  active: boolean;
  logo_url: string | null;
  redirect_url: string | null;
  revision_id: string;
  definition: unknown;
}

/**
 * The revision asked for if it is one of this form's, else the current one: a visitor's answers are
 * judged by what he saw (D-184, T14).
 */
const FIND = `
  select f.id, f.user_id, f.active, f.logo_url, f.redirect_url, r.id as revision_id, r.definition
  from forms f join form_revisions r on r.form_id = f.id
  where f.id = $1 and f.deleted_at is null and r.id in (f.current_revision_id, $2)
  order by r.id = $2 desc nulls last limit 1`;

/** Null for an unknown or trashed form. */
export async function findPublishedForm(
  pool: Pool,
  formId: string,
  revisionId: string | null = null,
): Promise<PublishedForm | null> {
  const { rows } = await pool.query<Row>(FIND, [formId, revisionId]);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    accountId: row.user_id,
    active: row.active,
    logoUrl: row.logo_url,
    redirectUrl: row.redirect_url,
    revisionId: row.revision_id,
    definition: upgradeFormDefinition(row.definition),
  };
}

/** What anybody may read of an active form (EMBED-040); named property by property (T3). */
export function presentPublicForm(form: PublishedForm, { config, captcha }: AppDeps): PublicForm {
  const hasCaptcha = form.definition.fields.some((field) => field.type === 'captcha');
  return {
    id: form.id,
    revisionId: form.revisionId,
    definition: form.definition,
    logoUrl: form.logoUrl,
    redirectUrl: form.redirectUrl,
    platformName: config.platformName,
    footerLogoUrl: footerLogoUrl(config),
    captcha: hasCaptcha ? presentCaptcha(captcha) : null,
  };
}
