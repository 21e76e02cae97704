import { t } from '@lingui/core/macro';
import type { FormPartKind } from '@inlay/sdk/model';

const KINDS: Readonly<Record<FormPartKind, string>> = {
  form: t`Form`,
  page: t`Page`,
  section: t`Section`,
  repeat: t`Repeating group`,
  field: t`Field`,
  option: t`Option`,
  value: t`Value`,
  ending: t`Ending`,
  quota: t`Quota`,
};

export const kindName = (kind: FormPartKind): string => KINDS[kind];

/** Names of settings, by their keys in a definition. */
const NAMES: Readonly<Record<string, string>> = {
  place: t`Place`,
  type: t`Type`,
  title: t`Title`,
  label: t`Label`,
  name: t`Name`,
  text: t`Text`,
  description: t`Description`,
  help: t`Help text`,
  placeholder: t`Placeholder`,
  required: t`Required`,
  columns: t`Width`,
  options: t`Options`,
  maxLength: t`Character limit`,
  showIf: t`Shown if`,
  requiredIf: t`Required if`,
  start: t`Starts with`,
  checks: t`Accepted if`,
  next: t`Leads`,
  nextLabel: t`Button`,
  is: t`Computed as`,
  show: t`Shown to`,
  format: t`Format`,
  kind: t`Kind`,
  redirectUrl: t`Redirect`,
  min: t`At least`,
  max: t`At most`,
  addLabel: t`Button that adds a row`,
  rowLabel: t`Name of a row`,
  private: t`Note`,
  language: t`Language`,
  languages: t`Languages`,
  translations: t`Translations`,
  textHandling: t`Text handling`,
  scoring: t`Scoring`,
  tests: t`Tests`,
  progress: t`Progress`,
  back: t`Back button`,
  review: t`Review page`,
  timeZone: t`Time zone`,
  primaryColor: t`Main color`,
  buttonColor: t`Button`,
  textColor: t`Text color`,
  backgroundColor: t`Page background`,
  formContainerColor: t`Container background`,
  formBackgroundColor: t`Form background`,
  inputTextColor: t`Text in fields`,
  fieldBackgroundColor: t`Field background`,
  colorScheme: t`Light or dark`,
  fontFamily: t`Font`,
  borderRadius: t`Corners`,
  buttonStyle: t`Button style`,
  buttonSize: t`Button size`,
  headerSize: t`Title size`,
  labelSize: t`Label size`,
  showFormTitle: t`Show title`,
  showFormLogo: t`Show logo`,
  showFooterCredit: t`Show credit`,
  showFooterLogo: t`Show footer logo`,
  showSecurityBadge: t`Show security badge`,
  footerCreditColor: t`Credit`,
  footerCreditSize: t`Credit size`,
  customCSS: t`Custom CSS`,
};

/** Returns the name of a setting; the words of its key where it has none, as settings of later field types. */
export const settingName = (key: string): string => NAMES[key] ?? wordsOf(key);

const wordsOf = (key: string): string => {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
