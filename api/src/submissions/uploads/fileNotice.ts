import { renderResultsNotice } from '@inlay/sdk/server';
import type { AppContext, Next } from '../../platform/http/appContext.ts';
import { presentProblem } from '../../platform/http/problemError.ts';
import { secretPageHeaders } from '../../platform/http/securityHeaders.ts';
import { translate } from '../../platform/texts/translate.ts';

/**
 * Answers the problems of a file by a page where somebody follows its address, e.g. while it is being checked: a
 * browser would show them JSON (UPLOAD-008). Programs keep the problem as it is.
 */
export function answerWithFileNotice(ctx: AppContext, next: Next): Promise<unknown> {
  // Browsers ask for HTML by name where they open a page, programs and pictures do not.
  if (ctx.accepts(['json', 'html']) === 'html')
    ctx.state.problemPage = (problem, language) => {
      const { message } = presentProblem(problem, ctx.state.requestId, language).error;
      const title = translate(language, 'This file can’t be opened');
      const { html, styleHash } = renderResultsNotice(title, message, language);
      return { html, headers: secretPageHeaders(styleHash) };
    };
  return next();
}
