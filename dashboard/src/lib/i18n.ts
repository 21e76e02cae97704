import { setupI18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { isolateParts, isolateValues, type Values } from './isolateParts.ts';
import { isRightToLeft, language } from './language.ts';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const compiled = new Map<string, CompiledMessage>();

/** Parses a message once, however often it is shown. */
function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known) return known;
  const parts = compileMessage(message);
  const result = isRightToLeft ? isolateParts(parts) : parts;
  compiled.set(message, result);
  return result;
}

/** Filled by each script's texts before the script itself runs, also by those that are loaded later (decision 175). */
const texts = (globalThis.inlayTexts ??= {});

/**
 * The one language of a page load, which the server names in the page. Every module with a text imports this one, so
 * the language is set before the first text is read, even in a constant (decision 175). A text without a translation
 * is shown in English.
 */
export const i18n = setupI18n({
  locale: language,
  messages: { [language]: texts },
}).setMessagesCompiler(compileOnce);

const say = i18n._.bind(i18n) as (
  message: string | { values?: Values },
  values?: Values,
  options?: MessageOptions,
) => string;
i18n._ = (message: MessageDescriptor | string, values?: Values, options?: MessageOptions) =>
  say(
    // Macros give a descriptor with its values, `Trans` the id and values.
    typeof message === 'string' ? message : { ...message, values: isolateValues(message.values) },
    isolateValues(values),
    options,
  );

/**
 * The locale of numbers and dates: on a translated screen its language, with the reader's region where the browser
 * names one; elsewhere the browser's. Digits are those of the texts around them, also where the region has others, such
 * as ar-EG.
 */
export const localeOfDates = new Intl.Locale(
  language === 'en'
    ? Intl.NumberFormat().resolvedOptions().locale
    : (navigator.languages.find((tag) => tag.split('-', 1)[0] === language) ?? language),
  { numberingSystem: 'latn' },
).toString();
