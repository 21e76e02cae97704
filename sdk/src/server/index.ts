export {
  PAGE_END,
  plainPostKey,
  renderFormPage,
  type FormPageState,
  type PageAssets,
} from './renderFormPage.tsx';
export { QUESTION_INPUTS, type AskedQuestion } from './CaptchaQuestion.tsx';
export { renderFormInclude, renderFormScript } from './renderEmbeds.tsx';
