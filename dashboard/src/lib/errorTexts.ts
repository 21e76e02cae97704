import { t } from '@lingui/core/macro';

/**
 * Messages for problem codes of which the dashboard says more than the server: the address of a call is a page to a
 * person, and a server that is too busy answers without looking for a language. Every other message is the server's
 * own, in the reader's language (decision 175).
 */
export const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'route.not_found': t`This page doesn’t exist.`,
  'service.unavailable': t`The service is busy. Please try again in a moment.`,
};
