import { translate } from '../texts/translate.ts';
import type { AppContext } from './appContext.ts';
import { readerLanguage } from './requestLanguage.ts';

/**
 * Says a reason that is stored in English, such as why a mail is held, in the language of the reader (SHELL-053). What
 * is no text of ours, such as the words of a mail server, stays as it is.
 * @param key where an item of the answer has it.
 */
export const sayReason = <Key extends string, Item extends Record<Key, string | null>>(
  ctx: AppContext,
  key: Key,
  item: Item,
): Item => {
  const reason = item[key];
  return reason === null ? item : { ...item, [key]: translate(readerLanguage(ctx), reason) };
};
