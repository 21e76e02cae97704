export { renderFormPage, type FormPageState, type PageAssets } from './renderFormPage.tsx';
export { renderFormInclude, renderFormScript, type EmbeddedForm } from './renderEmbeds.tsx';
