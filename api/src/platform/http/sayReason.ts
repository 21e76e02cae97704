import type { Language } from '@inlay/sdk/model';
import { translate } from '../texts/translate.ts';
import type { AppContext } from './appContext.ts';
import { readerLanguage } from './requestLanguage.ts';

/**
 * Returns what says a reason that is stored in English, such as why a mail is held, in the language of the reader
 * (SHELL-053). What is no text of ours, such as the words of a mail server, stays as it is.
 * @param key where an item of the answer has it.
 */
export function sayReason<Key extends string>(
  ctx: AppContext,
  key: Key,
): ReturnType<typeof sayReasonIn<Key>> {
  return sayReasonIn(readerLanguage(ctx), key);
}

/** `sayReason` in a given language, for the answers that a page brings. */
export function sayReasonIn<Key extends string>(language: Language, key: Key) {
  return <Item extends Record<Key, string | null>>(item: Item): Item => {
    const reason = item[key];
    return reason === null ? item : { ...item, [key]: translate(language, reason) };
  };
}
