import { t } from '@lingui/core/macro';
import {
  asksForCode,
  capabilitiesOf,
  fieldsOf,
  pointsOfField,
  repeatsOf,
  UNTITLED_FORM,
  type FormDefinition,
} from '@inlay/sdk/model';
import type { Check } from './check.ts';

/** Words for privacy, in the languages of forms. */
const PRIVACY =
  /privacy|data protection|gdpr|datenschutz|dsgvo|confidentialit|vie privée|rgpd|privacidad|protección de datos|privacidade|proteção de dados|プライバシー|個人情報|الخصوصية/i;

/** Checks the form as a whole: its name, those of its groups, and its notice about data. */
export function checkForm(definition: FormDefinition): Check[] {
  const { title, description, scoring } = definition;
  const fields = fieldsOf(definition);
  const checks: Check[] = [];
  const isNamed = title.trim() !== '' && title.trim() !== UNTITLED_FORM;
  if (!isNamed) checks.push(check('untitled', t`The form has no title. Visitors see “${UNTITLED_FORM}”.`));
  for (const { id, label } of repeatsOf(definition)) {
    const text = t`A repeating group has no label.`;
    if (label.trim() === '') checks.push({ id: `no-label ${id}`, text, fieldId: id, place: 'field' });
  }
  if (scoring.kind !== 'none' && !fields.some((field) => pointsOfField(field, scoring.kind))) {
    const text = t`The form gives points, but no question has any yet.`;
    checks.push({ id: 'nothing-scored', text, fieldId: null, place: 'form' });
  }
  const texts = [
    description,
    ...fields.flatMap((field) => [
      field.label,
      ...('options' in field ? field.options.map((option) => option.label) : []),
    ]),
  ];
  if (fields.some((field) => capabilitiesOf(field).isPersonal) && !texts.some((text) => PRIVACY.test(text))) {
    checks.push(check('no-privacy', t`The form asks for personal data but doesn’t mention privacy.`));
  }
  return checks;
}

/** Checks that the automatic reply has an email field to take its address from. */
export function checkAutoReply(definition: FormDefinition, isOn: boolean): Check[] {
  if (!isOn || fieldsOf(definition).some((field) => capabilitiesOf(field).isReplyAddress)) return [];
  return [check('no-reply-address', t`The automatic reply needs an email field. Add one.`)];
}

/** Checks that codes that prove addresses can be mailed. */
export function checkMailedCodes(definition: FormDefinition, hasMailServer: boolean): Check[] {
  const mailsCodes = fieldsOf(definition).some(asksForCode);
  if (hasMailServer || !mailsCodes) return [];
  return [
    check(
      'no-mail-server',
      t`The form mails codes, but no mail server is set up: visitors can’t confirm their address.`,
    ),
  ];
}

const check = (id: string, text: string): Check => ({ id, text, fieldId: null, place: 'fields' });
