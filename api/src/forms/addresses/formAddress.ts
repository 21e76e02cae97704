import type { EntityManager } from '@mikro-orm/postgresql';
import type { FormAddressResponse, SetAddressRequest } from '../../platform/contract/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { lockUntilCommit } from '../../platform/db/lockUntilCommit.ts';
import { run, sql } from '../../platform/db/sql.ts';
import { Account } from '../../platform/entities/account.entity.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { AccountAddress, FormAddress } from '../../platform/entities/formAddress.entity.ts';
import { Profile } from '../../platform/entities/profile.entity.ts';
import { checkedValues } from '../../platform/http/checkedValues.ts';
import { ProblemError } from '../../platform/http/problemError.ts';
import { findAccountOwner } from '../../platform/identity/accountMembers.ts';
import { slugOf } from './slugOf.ts';

/** Words that would speak for the platform itself. */
const RESERVED: ReadonlySet<string> = new Set(
  'account admin administrator api app auth billing embed f help inlay login mail official platform root security settings sign-in status support system www'.split(
    ' ',
  ),
);

const isFree = 'This address is taken. Choose another one.';
const isWord = 'Use letters or digits.';

/** Writes an address in words. */
const addressOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, account: string, form: string): string =>
  `${publicUrl}/f/${encodeURIComponent(account)}/${encodeURIComponent(form)}`;

/** Finds the address of a form in words; null for a form that has none. */
export async function findAddress(
  em: EntityManager,
  config: Pick<Config, 'publicUrl'>,
  { id: formId, accountId }: Pick<Form, 'id' | 'accountId'>,
): Promise<string | null> {
  const form = await em.findOne(FormAddress, { accountId, formId, isCurrent: true });
  const account = form && (await em.findOne(AccountAddress, { accountId, isCurrent: true }));
  return account ? addressOf(config, account.slug, form.slug) : null;
}

/** Returns the address of a form in words, or what is suggested for one that has none. */
export async function getAddress(
  em: EntityManager,
  config: Pick<Config, 'publicUrl'>,
  form: Form,
): Promise<FormAddressResponse> {
  const { id: formId, accountId } = form;
  const own = await em.findOne(FormAddress, { accountId, formId, isCurrent: true });
  const account = await em.findOne(AccountAddress, { accountId, isCurrent: true });
  return {
    url: own && account ? addressOf(config, account.slug, own.slug) : null,
    account: account?.slug ?? (await suggestAccount(em, accountId)),
    form: own?.slug ?? (await suggestForm(em, form)),
  };
}

/** Suggests the first word by the name of the account, or else of its owner. */
async function suggestAccount(em: EntityManager, accountId: string): Promise<string> {
  const account = await em.findOne(Account, { id: accountId });
  const owner = account?.name ? null : await findAccountOwner(em, accountId);
  const profile = owner && (await em.findOne(Profile, { user: owner.id }));
  const word = slugOf(account?.name || profile?.fullName || '') || 'forms';
  return numbered(RESERVED.has(word) ? 'forms' : word, async (slug) => {
    const taken = await em.findOne(AccountAddress, { slug });
    return taken !== null && taken.accountId !== accountId;
  });
}

const suggestForm = (em: EntityManager, { id, accountId, title }: Form): Promise<string> =>
  numbered(slugOf(title) || 'form', async (slug) => {
    const taken = await em.findOne(FormAddress, { accountId, slug });
    return taken !== null && taken.formId !== id;
  });

/** Returns a word, with a number behind it while it is taken. */
async function numbered(word: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  let slug = word;
  for (let number = 2; await isTaken(slug); number++) slug = `${word}-${number}`;
  return slug;
}

/**
 * Gives a form an address in words, or another one; earlier ones lead on. A word that another form had before goes to
 * this one, but none that it has now.
 * @throws {ProblemError} `request.invalid`, naming a word that is empty, reserved or taken.
 */
export async function setAddress(
  em: EntityManager,
  config: Pick<Config, 'publicUrl'>,
  { form, asked }: { form: Form; asked: SetAddressRequest },
): Promise<FormAddressResponse> {
  const { id: formId, accountId } = form;
  const words = checkedValues({ account: checkWord(asked.account, RESERVED), form: checkWord(asked.form) });
  await lockUntilCommit(em, 'account_addresses');
  const ofAccount = await em.findOne(AccountAddress, { slug: words.account });
  if (ofAccount && ofAccount.accountId !== accountId) throw taken('account');
  const ofForm = await em.findOne(FormAddress, { accountId, slug: words.form });
  if (ofForm?.isCurrent && ofForm.formId !== formId && (await isLive(em, ofForm))) throw taken('form');
  await run(
    em,
    sql`update account_addresses set is_current = false
      where account_id = ${accountId}::uuid and is_current and slug <> ${words.account}`,
  );
  await run(
    em,
    sql`insert into account_addresses (slug, account_id, is_current, taken_at)
      values (${words.account}, ${accountId}::uuid, true, now()) on conflict (slug) do update set is_current = true`,
  );
  await run(
    em,
    sql`update form_addresses set is_current = false
      where account_id = ${accountId}::uuid and form_id = ${formId}::uuid and is_current and slug <> ${words.form}`,
  );
  await run(
    em,
    sql`insert into form_addresses (account_id, slug, form_id, is_current, taken_at)
      values (${accountId}::uuid, ${words.form}, ${formId}::uuid, true, now())
      on conflict (account_id, slug) do update
        set form_id = excluded.form_id, is_current = true, taken_at = excluded.taken_at`,
  );
  return { url: addressOf(config, words.account, words.form), ...words };
}

/** Whether the form that has a word is not in the trash, where it keeps nothing from others. */
const isLive = async (em: EntityManager, { formId, accountId }: FormAddress): Promise<boolean> =>
  (await em.count(Form, { id: formId, accountId, deletedAt: null })) > 0;

const taken = (field: 'account' | 'form'): ProblemError =>
  new ProblemError('request.invalid', { issues: [{ path: [field], code: 'taken', message: isFree }] });

function checkWord(text: string, reserved: ReadonlySet<string> = new Set()) {
  const value = slugOf(text);
  if (value === '') return { ok: false, code: 'required', message: isWord } as const;
  if (reserved.has(value)) return { ok: false, code: 'taken', message: isFree } as const;
  return { ok: true, value } as const;
}
