import {
  answerPath,
  findPlace,
  messageForIssue,
  TEXTS,
  type AnswerIssue,
  type ProblemIssue,
} from '@inlay/sdk/model';
import type { SubmitInput } from './submitInput.ts';

/**
 * Presents issues with their messages. The path of each leads through the answers (D-21).
 */
export const presentIssues = (
  { form, language }: Pick<SubmitInput, 'form' | 'language'>,
  issues: readonly AnswerIssue[],
  provider: string,
): ProblemIssue[] =>
  issues.flatMap((issue) => {
    const { fieldId, code, pageId } = issue;
    const place = findPlace(form.definition, fieldId);
    if (!place) return [];
    const params = code === 'captcha_required' ? { ...issue.params, provider } : issue.params;
    const message = messageForIssue({ code, ...(params && { params }) }, place.item, TEXTS[language]);
    return [{ path: answerPath(issue, place), code, message, ...(pageId !== undefined && { pageId }) }];
  });
