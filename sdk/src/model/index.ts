export * from './definition/limits.ts';
export type * from './fields/field.ts';
export type * from './fields/fieldType.ts';
export type * from './fields/fieldCapabilities.ts';
export type { PaletteGroup } from './fields/fieldPalette.ts';
export type * from './answers/issues.ts';
export * from './fields/fieldId.ts';
export * from './fields/index.ts';
export { AS_STORED } from './fields/textualAnswer.ts';
export { ANSWER_MODELS } from './fields/answerModels.ts';
export { isMask } from './fields/settings/applyMask.ts';
export { POSTCODE_COUNTRIES } from './fields/places/postcodes.ts';
export { exampleOf, TEXT_FORMATS } from './fields/settings/textFormats.ts';
export { ADDRESS_ORDER } from '../fields/address/addressLines.ts';
export { withFormDefaults } from './fields/withFormDefaults.ts';
export { addAddressOrder } from '../fields/address/formats/addressOrder.ts';
export * from './fields/capabilities.ts';
export { ALL_PARTS_REQUIRED } from '../fields/address/model.ts';
export { ADDRESS_PARTS, MAX_ADDRESS_PART_LENGTH, type AddressPart } from '../fields/address/addressParts.ts';
export { COUNTRIES } from './fields/places/countries.ts';
export { NAME_PARTS, type NamePart } from '../fields/name/nameParts.ts';
export { COUNTRY_CODES } from './fields/places/countryCodes.ts';
export { isPointField, pointsOf } from '../fields/shared/points/points.ts';
export { asksByCountry } from '../fields/address/asksByCountry.ts';
export { asksForCode } from '../fields/email/asksForCode.ts';
export { isOfDomains } from '../fields/email/isOfDomains.ts';
export { isEmailDomain } from './validation/emailPattern.ts';
export { isConstant } from '../fields/hidden/isConstant.ts';
export { isCheckboxGroup } from '../fields/checkbox/isCheckboxGroup.ts';
export { fieldSchema } from './fields/schema/fieldSchema.ts';
export * from './definition/formDefinition.ts';
export type { Expression, FieldReference, OperatorName, Reference } from './logic/expression.ts';
export * from './fields/options.ts';
export * from './schema/formDefinitionSchema.ts';
export { formDefinitionJsonSchema } from './schema/formDefinitionJsonSchema.ts';
export { createPrint, type Printed, type PrintedRow } from './structure/print/createPrint.ts';
export { pipeField, pipePage } from './structure/print/pipeTexts.ts';
export { printDay, printValue, type PrintLanguage, type ValueFormat } from './fields/printValue.ts';
export { NAME_SOURCE, namesIn, pipeText, pipeUrl } from './richText/names.ts';
export { parseRichText } from './richText/parseRichText.ts';
export { pipe } from './richText/pipe.ts';
export { printRichText } from './richText/printRichText.ts';
export type * from './richText/richText.ts';
export { fieldsOf, type DefinitionTree } from './structure/fieldsOf.ts';
export { partsThatFollow, type FollowingPart } from './structure/rules/partsThatFollow.ts';
export { HIDDEN_ANSWER, nameAnswers } from './structure/print/nameAnswers.ts';
export { listStoredParts, outlineOf, rowsIn, type Outline, type StoredPart } from './structure/outline.ts';
export { chosenPlaces, limitedOptions, type LimitedOption } from './structure/limitedOptions.ts';
export { mapFields } from './structure/mapFields.ts';
export { withFields } from './structure/pages/pageOne.ts';
export { pagesOf, withPages } from './structure/pages/pagesOf.ts';
export { repeatsOf } from './structure/repeatsOf.ts';
export { partsOf } from './structure/partsOf.ts';
export { listUnsupported } from './structure/listUnsupported.ts';
export type { DefinitionIssue } from './upgrades/definitionIssue.ts';
export { describeFault } from './upgrades/describeFault.ts';
export * from './upgrades/index.ts';
export { validateAnswers } from './answers/validateAnswers.ts';
export type { ValidationOptions, ValidationResult } from './answers/validateWith.ts';
export type { FormTest, TestExpectation } from './formTests/formTest.ts';
export {
  runFormTests,
  settleAnswers,
  type TestDifference,
  type TestResult,
} from './formTests/runFormTests.ts';
export { describeObstacles } from './formTests/describeObstacles.ts';
export { describeTestDifference } from './formTests/describeTestDifference.ts';
export { checkLogic, listFindings, type DescribedFinding } from './structure/rules/checkLogic.ts';
export { compareForms } from './structure/compare/compareForms.ts';
export { countReaders } from './structure/compare/countReaders.ts';
export type { FormChange, FormPartKind } from './structure/compare/formChange.ts';
export { listComparedParts, type ComparedPart } from './structure/compare/partList.ts';
export { hasLogic } from './structure/rules/hasLogic.ts';
export { isSameJson } from './structure/isSameJson.ts';
export { labelsOf } from './structure/print/labelsOf.ts';
export { findRule, withPart, withRule } from './structure/rules/rules.ts';
export {
  listSources,
  referenceKey,
  sourcesAt,
  typeAt,
  type RuleSource,
} from './structure/rules/ruleSources.ts';
export { logicTree } from './structure/rules/logicTree.ts';
export type { Finding } from './logic/finding.ts';
export type { ExpressionType, Kind } from './logic/expressionType.ts';
export { listExpressions, type RulePlace } from './logic/listExpressions.ts';
export { readsOf } from './logic/readsOf.ts';
export { describeCondition, describeValue, type Labels } from './logic/words/describeExpression.ts';
export { explainHidden } from './logic/words/explainHidden.ts';
export { describeRules } from './logic/words/describeRules.ts';
export { qrPath } from './encoding/qrPath.ts';
export { typesIn } from './structure/typesIn.ts';
export { UNFINISHED_TEXTS } from '../languages/generated/unfinishedTexts.ts';
export { KEEPING_WORDS, type KeepingTexts, type UnfinishedTexts } from './texts/textTypes.ts';
export { printDescription, type Reader } from './logic/words/printDescription.ts';
export { mapTexts, type Description } from './logic/words/description.ts';
export { endingOf } from './structure/endingOf.ts';
export { findNextStep, type WalkedForm } from './structure/pages/findNextStep.ts';
export { itemsOnPage } from './structure/pages/itemsOnPage.ts';
export { itemsOutsideRows } from './structure/pages/itemsOutsideRows.ts';
export { leadsTo } from './structure/pages/pagesOnWay.ts';
export { idsOn, type ShownPage } from './structure/pages/questionPages.ts';
export { shownPages } from './structure/pages/shownPages.ts';
export { CONTINUE_INPUT } from './structure/posted/continueInput.ts';
export { LANGUAGE_INPUT } from './structure/posted/languageInput.ts';
export { UNSEEN_INPUT } from './structure/posted/unseenInput.ts';
export { parsePostedForm } from './structure/posted/parsePostedForm.ts';
export { formEntries } from './structure/posted/postedEntries.ts';
export { rowPath } from './structure/posted/rowPath.ts';
export { answerPath, findPlace, type Place } from './structure/findPlace.ts';
export { isPlain, planOf } from './structure/rules/planOf.ts';
export { pointsOfField, pointsOfOption } from './fields/fieldPoints.ts';
export { mostOf, scoreAnswers, storedScores, type QuestionScore, type Score } from './structure/score.ts';
export { MAX_SCORE_ID, scoreValuesOf } from './structure/scoreValues.ts';
export { plannedForm } from './structure/rules/plannedForm.ts';
export { publicDefinition } from './structure/packed/publicDefinition.ts';
export type { StoredAnswers } from './structure/posted/judgeAnswers.ts';
export { type PlannedResult, validateWithPlan } from './structure/posted/validateWithPlan.ts';
export { PLANNED_TEXTS } from './texts/plannedTexts.ts';
export { rows as ENGLISH_ROWS } from '../languages/en/planned.ts';
export { parseFormula, type FormulaFault } from './logic/formula/parseFormula.ts';
export { printFormula } from './logic/formula/printFormula.ts';
export { plainNumber } from './logic/decimal.ts';
export { OPERATOR_RULES, OPERATORS } from './logic/operators/index.ts';
export { type Plan, planForm } from './logic/plan.ts';
export { itemsByPoints } from './logic/visitorPlan.ts';
export { evaluate } from './logic/evaluate.ts';
export { settle, type Settled } from './logic/settle.ts';
export { isSpent } from './logic/isSpent.ts';
export * from './fields/lockedAnswer.ts';
export * from './answers/postedAnswers.ts';
export { DEFAULT_BADGE_NAME, fill, securityBadgeText, summaryMessage } from './answers/messages.ts';
export type * from './answers/messages.ts';
export { messageForIssue } from './answers/messageForIssue.ts';
export * from './language/languages.ts';
export { listOwnersTexts, mapOwnersTexts, type OwnersText } from './translations/mapOwnersTexts.ts';
export {
  checkTranslations,
  listTranslationGaps,
  type TranslationGaps,
} from './translations/checkTranslations.ts';
export { withLanguages, withTranslations } from './translations/changeTranslations.ts';
export {
  listTranslations,
  translationFault,
  type TranslationRow,
  type TranslationState,
} from './translations/listTranslations.ts';
export { markOf, translate, wordsOfTranslation } from './translations/translate.ts';
export { foldText, joinDigits, spellingsOf, spellOut } from './search/foldText.ts';
export { searchTerms } from './search/searchTerms.ts';
export { hitFinder } from './search/hitFinder.ts';
export { isPictureAddress } from './validation/isPictureAddress.ts';
export { hiddenFieldIds } from './structure/packed/hiddenFieldIds.ts';
export { picturesOf } from './structure/picturesOf.ts';
export { absolutePictures, changePictures } from './structure/changePictures.ts';
export { callingCodeOf, DIALLED_COUNTRIES } from '../fields/phone/callingCodes.ts';
export { pictureAttributes, SMALLER_WIDTHS } from '../fields/shared/pictures/ownPicture.ts';
export { isTimeZone } from './validation/isTimeZone.ts';
export { guessLanguage } from './language/guessLanguage.ts';
export { findScale, guessFieldType } from './language/guessFieldType.ts';
export { isCell, isRemark, namesForm } from './language/labelPatterns.ts';
export { splitRequired } from './language/splitRequired.ts';
export { form as ENGLISH } from '../languages/en/form.ts';
export { TEXTS } from '../languages/generated/formTexts.ts';
export { CREATED_TEXTS } from '../languages/generated/ownersTexts.ts';
export * from './validation/sanitiseText.ts';
export * from './validation/wellFormedText.ts';
export * from './theme/color.ts';
export * from './theme/customStyles.ts';
export * from './theme/customCss.ts';
export * from './theme/contrast.ts';
export { nearestColor } from './theme/oklch.ts';
export * from './theme/fonts.ts';
export * from './theme/resolveStyles.ts';
export { accentOf, accentsOf, type Accents } from './theme/brand/accentsOf.ts';
export * from './theme/brand/applyBrand.ts';
export * from './theme/brand/brand.ts';
export { brandStylesSchema } from './theme/brandSchema.ts';
export { filledButton } from './theme/filledButton.ts';
export { usedColors, type UsedColors } from './theme/usedColors.ts';
export { darkStylesOf, themeOfColors, type PickedColors } from './theme/brand/themeOfColors.ts';
export { customStylesSchema } from './theme/customStylesSchema.ts';
export type * from './validation/check.ts';
export { checkEmail } from './validation/email.ts';
export { findReplyAddress } from './fields/findReplyAddress.ts';
export { findPhoneProblem } from './validation/phone.ts';
export { checkText } from './validation/text.ts';
export { checkPassword, type PasswordProblem } from './validation/password.ts';
export { checkFile, type FileRule } from './validation/file.ts';
export { isPrivateHost } from './validation/privateHost.ts';
export { checkUrl, MAX_URL_LENGTH } from './validation/url.ts';
export { checkWebsite, isAllowedWebsite } from './validation/website.ts';
export { packForm } from './structure/packed/packForm.ts';
export type * from './public/publicForm.ts';
export { unpackForm } from './structure/packed/unpackForm.ts';
export { labelWithColon } from './fields/labelWithColon.ts';
export {
  ACCESS_TEXTS,
  CODE_MAIL_TEXTS,
  EDIT_TEXTS,
  REPORT_TEXTS,
  SCORE_NAMES,
  SCORE_TEXTS,
  RECEIPT_TEXTS,
  STATUS_TEXTS,
} from '../languages/generated/visitorsTexts.ts';
export type { AccessTexts, CreatedTexts, ReportTexts } from './texts/textTypes.ts';
export * from './website/embedLines.ts';
export * from './website/embedProblems.ts';
export {
  extensionOf,
  extensionsOf,
  FILE_KINDS,
  isOldFormat,
  maxMegabytesOf,
  type FileKind,
} from '../fields/file/fileKinds.ts';
export { resultCardSchema, type ResultCard } from './results/resultCardSchema.ts';
export {
  describeCard,
  openCard,
  type CardBar,
  type CardBlock,
  type CardDescription,
} from './results/describeCard.ts';
export {
  OWN_WORDS,
  resultFigures,
  columnSpan,
  resultColumns,
  resultParts,
  resultTitle,
  type ColumnAxis,
  type Sought,
} from './results/resultParts.ts';
export { formatBytes } from './formatBytes.ts';
export { formatAmount, formatCount, formatShare, type ResultWords } from './results/resultWords.ts';
export { RESULT_TEXTS } from '../languages/generated/resultsTexts.ts';
export type { ResultTexts } from './results/resultTexts.ts';
export { BYTE_ORDER_MARK, csvCell, csvLine, FORMULA_START } from './encoding/csv.ts';
export { expressionSchema } from './logic/expressionSchema.ts';
export { checkCondition, listGone, OUTSIDE } from './structure/rules/checkCondition.ts';
