import type { IncomingMessage } from 'node:http';
import type { Language } from '@inlay/sdk/model';
import { renderFormPage } from '@inlay/sdk/server';
import type { HtmlAnswer } from '../../../platform/http/appContext.ts';
import { embedPolicy } from '../../../platform/http/securityHeaders.ts';
import { acceptedLanguage } from '../../../platform/http/requestLanguage.ts';

const ANYBODY = { captchaOrigins: [], pictures: [], websites: null };
const NO_ASSETS = { script: null, parts: {} };

/** Rendered pages by language and method: a busy process should not render them again. */
const rendered = new Map<string, HtmlAnswer>();

/** True for a request whose answer a person sees in place of a form. */
export const isFormPage = ({ url = '', headers }: IncomingMessage): boolean =>
  /^\/(?:embed|f)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * The page shown while a form is unavailable. It reloads itself; a button posts again what was posted.
 * @param retryAfter in seconds
 * @param posted null where the body was not read
 */
export function busyPage(
  request: IncomingMessage,
  retryAfter: string | undefined,
  posted: URLSearchParams | null = null,
): HtmlAnswer {
  const isPost = request.method === 'POST';
  const language = acceptedLanguage(request);
  const key = `${language} ${isPost}`;
  const page = (!posted && rendered.get(key)) || renderBusyPage(language, isPost, posted);
  if (!posted) rendered.set(key, page);
  // A reload would lose the body of a post.
  return isPost || !retryAfter ? page : { ...page, headers: { ...page.headers, Refresh: retryAfter } };
}

function renderBusyPage(language: Language, isPost: boolean, posted: URLSearchParams | null): HtmlAnswer {
  const { html, styleHashes } = renderFormPage({ kind: 'busy', isPost, posted }, NO_ASSETS, language);
  return { html, headers: embedPolicy({ styleHashes, ...ANYBODY }) };
}
