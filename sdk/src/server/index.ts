export { renderFormPage, type FormPageState, type PageAssets } from './renderFormPage.tsx';
