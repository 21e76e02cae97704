/**
 * The part of the model for visitors' browsers: no zod, no capabilities. Code of the public form
 * imports this file alone, so that the bundle's content is visible here (decision 141).
 */
export type * from './fields/field.ts';
export type * from './fields/fieldType.ts';
export type * from './answers/issues.ts';
export type * from './public/publicForm.ts';
export { unpackForm } from './structure/packed/unpackForm.ts';
export type { FormDefinition, Item, Page, Repeat, Section } from './definition/formDefinition.ts';
export type { SettledItems } from './logic/settle.ts';
export { ADDRESS_PARTS, MAX_ADDRESS_PART_LENGTH, type AddressPart } from '../fields/address/addressParts.ts';
export { COUNTRIES } from './fields/places/countries.ts';
export { isCheckboxGroup } from '../fields/checkbox/isCheckboxGroup.ts';
export { findCaptcha, hasInputFields, isCaptcha, isInput } from './fields/roles.ts';
export { validateWith } from './answers/validateWith.ts';
export { fieldsOf, type DefinitionTree } from './structure/fieldsOf.ts';
export { controlName, fillableFields, parsePostedAnswers } from './answers/postedAnswers.ts';
export { fill, securityBadgeText, summaryMessage, type FormTexts, type Texts } from './answers/messages.ts';
export { messageForIssue } from './answers/messageForIssue.ts';
export { directionOf, type Language } from './language/languages.ts';
export type { CustomStyles, ResolvedStyles } from './theme/customStyles.ts';
export { headingColor } from './theme/derivedColors.ts';
export { embeddedStyles } from './theme/embeddedStyles.ts';
export { resolveStyles, themeProperties } from './theme/resolveStyles.ts';
