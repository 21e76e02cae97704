import type { Pool } from 'pg';
import { slugOf } from '../../../forms/addresses/slugOf.ts';

const FIND = `
  select f.form_id as "formId", now_a.slug as account, now_f.slug as form
  from account_addresses a
  join form_addresses f on f.account_id = a.account_id and f.slug = $2
  join account_addresses now_a on now_a.account_id = a.account_id and now_a.is_current
  join form_addresses now_f on now_f.account_id = f.account_id and now_f.form_id = f.form_id and now_f.is_current
  where a.slug = $1`;

/** A form that an address in words leads to. */
interface AddressedForm {
  formId: string;
  /** The path of its address now, where another one was asked for; null for the address itself. */
  leadsTo: string | null;
}

/** Finds the form at an address in words, also at one that it had before; null where there is none. */
export async function findForm(
  pool: Pool,
  asked: { account: string; form: string },
): Promise<AddressedForm | null> {
  const { rows } = await pool.query<{ formId: string; account: string; form: string }>({
    name: 'find_addressed_form',
    text: FIND,
    values: [slugOf(asked.account), slugOf(asked.form)],
  });
  const [found] = rows;
  if (!found) return null;
  const { formId, account, form } = found;
  const isSame = account === asked.account && form === asked.form;
  return { formId, leadsTo: isSame ? null : `/f/${encodeURIComponent(account)}/${encodeURIComponent(form)}` };
}
