export { followKit, withoutKitStyles } from './followKit.ts';
export { printFault, type AuthoringFault } from './fault.ts';
export {
  parseAuthoring,
  type AuthoredForm,
  type AuthoredText,
  type ParsedAuthoring,
} from './parseAuthoring.ts';
export { FILES, printAuthoredFiles, printAuthoring } from './printAuthoring.ts';
export { printAuthoringReference } from './printAuthoringReference.ts';
export type { NamedBrand } from './readBrand.ts';
export { MAX_AUTHORED_BYTES } from './source.ts';
export {
  parseSettings,
  printSettings,
  SENDER_KINDS,
  type NamedRecipient,
  type NamedSender,
  type NamedSettings,
} from './settings.ts';
