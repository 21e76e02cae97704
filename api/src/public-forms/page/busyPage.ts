import type { IncomingMessage } from 'node:http';
import type { Language } from '@inlay/sdk/model';
import { renderFormPage } from '@inlay/sdk/server';
import type { HtmlAnswer } from '../../http/appContext.ts';
import { embedPolicy } from '../../http/securityHeaders.ts';
import { acceptedLanguage } from '../visitorLanguage.ts';

const ANYBODY = { captchaOrigins: [], pictures: [], websites: null };
const NO_ASSETS = { script: null, texts: {} };

/** Pages that are the same for everybody, by language and method: rendering is too much work for a busy process. */
const rendered = new Map<string, HtmlAnswer>();

/** Whether a person sees the answer to this request where a form should be. */
export const isFormPage = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith('/embed/') && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * What stands where a form cannot be shown just now: it is loaded again by itself. What was posted is posted
 * again at the press of a button.
 * @param retryAfter in seconds
 * @param posted null when it was not read
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
  // A page that came of a post would be asked for without it.
  return isPost || !retryAfter ? page : { ...page, headers: { ...page.headers, Refresh: retryAfter } };
}

function renderBusyPage(language: Language, isPost: boolean, posted: URLSearchParams | null): HtmlAnswer {
  const { html, styleHashes } = renderFormPage({ kind: 'busy', isPost, posted }, NO_ASSETS, language);
  return { html, headers: embedPolicy({ styleHashes, ...ANYBODY }) };
}
