import { RESULT_TEXTS, type Language } from '@inlay/sdk/model';
import { renderResultsNotice } from '@inlay/sdk/server';
import type { AppContext } from './appContext.ts';
import { acceptedLanguage } from './requestLanguage.ts';
import { secretPageHeaders } from './securityHeaders.ts';
import { sendPage } from './sendPage.ts';

/** What a page says where it has nothing to show. */
type NoticeTexts = Readonly<
  Record<
    Language,
    Readonly<Record<'unavailableTitle' | 'unavailable' | 'loadFailed', string>> &
      /** For pages that take something: it did not arrive as it was sent. */
      Readonly<Partial<Record<'brokenTitle' | 'broken', string>>>
  >
>;

/**
 * Answers the problems of a page with a secret address by a notice in the reader's language. It is the same for every
 * reason why a link shows nothing, so that it does not reveal which; too many requests have their own.
 */
export function answerWithNotices(ctx: AppContext, texts: NoticeTexts): void {
  ctx.state.problemPage = ({ status }) => {
    const language = acceptedLanguage(ctx.req);
    const { unavailableTitle, unavailable, loadFailed, brokenTitle, broken } = texts[language];
    const { tooManyTitle, tooMany } = RESULT_TEXTS[language];
    const notices: Readonly<Record<number, readonly [title: string, text: string]>> = {
      ...(brokenTitle && broken && { 400: [brokenTitle, broken], 413: [brokenTitle, broken] }),
      404: [unavailableTitle, unavailable],
      429: [tooManyTitle, tooMany],
      503: [tooManyTitle, loadFailed],
    };
    const notice = notices[status];
    if (!notice) return null;
    const { html, styleHash } = renderResultsNotice(...notice, language);
    return { html, headers: secretPageHeaders(styleHash) };
  };
}

/** Sends a page with a secret address. @param asks as for `secretPageHeaders`. */
export function sendSecretPage(
  ctx: AppContext,
  { html, styleHash }: { html: string; styleHash: string },
  asks = false,
): void {
  ctx.set(secretPageHeaders(styleHash, asks));
  sendPage(ctx, html);
}
