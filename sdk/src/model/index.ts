export * from './limits.ts';
export type * from './field.ts';
export type * from './fieldType.ts';
export type * from './fieldCapabilities.ts';
export type * from './issues.ts';
export * from './fieldId.ts';
export * from './fields/index.ts';
export * from './fields/capabilities.ts';
export {
  ADDRESS_PARTS,
  COUNTRIES,
  MAX_ADDRESS_PART_LENGTH,
  type AddressPart,
} from './fields/addressParts.ts';
export { isCheckboxGroup } from './fields/isCheckboxGroup.ts';
export { fieldSchema } from './fields/fieldSchema.ts';
export * from './formDefinition.ts';
export type { Expression } from './logic/expression.ts';
export * from './options.ts';
export * from './formDefinitionSchema.ts';
export { formDefinitionJsonSchema } from './formDefinitionJsonSchema.ts';
export { fieldsOf, type DefinitionTree } from './structure/fieldsOf.ts';
export { mapFields } from './structure/mapFields.ts';
export { fieldsOfPageOne, withFields } from './structure/pageOne.ts';
export { listUnsupported } from './structure/listUnsupported.ts';
export type { DefinitionIssue } from './upgrades/definitionIssue.ts';
export * from './upgrades/index.ts';
export { oldestShape } from './upgrades/oldestShape.ts';
export * from './validateAnswers.ts';
export * from './postedAnswers.ts';
export { DEFAULT_BADGE_NAME, fill, securityBadgeText, summaryMessage } from './messages.ts';
export type * from './messages.ts';
export { messageForIssue } from './messageForIssue.ts';
export * from './languages.ts';
export { guessLanguage } from './guessLanguage.ts';
export * from './texts/index.ts';
export * from './sanitiseText.ts';
export * from './wellFormedText.ts';
export * from './theme/color.ts';
export * from './theme/customStyles.ts';
export * from './theme/customCss.ts';
export * from './theme/contrast.ts';
export * from './theme/fonts.ts';
export * from './theme/resolveStyles.ts';
export { customStylesSchema } from './theme/customStylesSchema.ts';
export type * from './validation/check.ts';
export { checkEmail } from './validation/email.ts';
export { checkPhone } from './validation/phone.ts';
export { checkText } from './validation/text.ts';
export { checkPassword, type PasswordProblem } from './validation/password.ts';
export { checkFile, type FileRule } from './validation/file.ts';
export { checkUrl, MAX_URL_LENGTH } from './validation/url.ts';
export { checkWebsite, isAllowedWebsite } from './validation/website.ts';
export { packForm } from './structure/packForm.ts';
export type * from './public/publicForm.ts';
export { unpackForm } from './structure/unpackForm.ts';
export { ACCESS_TEXTS, type AccessTexts } from './accessTexts.ts';
export * from './embedProblems.ts';
