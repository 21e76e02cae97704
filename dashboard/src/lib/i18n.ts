import { setupI18n } from '@lingui/core';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';

const compiled = new Map<string, CompiledMessage>();

/** Parses a message once, however often it is shown. */
function compileOnce(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known) return known;
  const result = compileMessage(message);
  compiled.set(message, result);
  return result;
}

/**
 * The one language of a page load. Every module with a text imports this one, so the language is set before the
 * first text is read, even in a constant (decision 175).
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } }).setMessagesCompiler(compileOnce);
