export {
  PAGE_END,
  visitorInputs,
  renderFormPage,
  type PageAssets,
  type PagePlace,
} from './renderFormPage.ts';
export { QUESTION_INPUTS, type AskedQuestion } from './CaptchaQuestion.tsx';
export { renderFormInclude, renderFormScript, type EmbeddedForm } from './renderEmbeds.tsx';
export { parsePrefill } from '../client/prefill.ts';
export { renderStaticPage } from './renderStaticPage.ts';
export { pictureOrigins } from './pictureOrigins.ts';
export { SOCIAL_PICTURE, type SocialCard } from './socialTags.ts';
export { STEP_INPUTS } from '../model/structure/posted/stepInputs.ts';
export type { FormPageState } from './formPageState.ts';
export { PASSWORD_INPUT } from './PasswordQuestion.tsx';
export { renderResultsNotice, renderResultsPage, renderResultsPassword } from './renderResultsPage.tsx';
export { renderStatusPage, type SubmissionStatusPage } from './renderStatusPage.tsx';
export { resultsTheme } from './resultsTheme.ts';
export type { ShownResults } from '../results/shownResults.ts';
export { renderReceiptCheck, type ReceiptKeys } from './renderReceiptCheck.tsx';
