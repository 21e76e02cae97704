import type { FormDefinition } from '../definition/formDefinition.ts';
import type { Expression } from '../logic/expression.ts';
import { parseFormula } from '../logic/formula/parseFormula.ts';
import { printFormula } from '../logic/formula/printFormula.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';
import { isSameJson } from '../structure/isSameJson.ts';
import type { AuthoringFault } from './fault.ts';
import type { Loose } from './loose.ts';
import { Names, printReference } from './names.ts';
import type { AuthoredText } from './parseAuthoring.ts';
import { type Entry, Places, Reader } from './reader.ts';
import { readFormula } from './readFormula.ts';
import { Source } from './source.ts';
import { OneLine, writeYaml } from './writeYaml.ts';

/** An address that is told of submissions. */
export interface NamedRecipient {
  email: string;
  label?: string;
  /** Told of submissions that fit it alone. */
  condition?: Expression;
}

/** Settings of a form beside its definition, by names. What is absent stays as it is. */
export interface NamedSettings {
  folder?: string | null;
  recipients?: NamedRecipient[];
  redirectUrl?: string | null;
  /** Members of the API's publishing settings. */
  publishing: Loose;
}

const PUBLISHING = [
  'allowedWebsites',
  'frameOnly',
  'closesAt',
  'closedText',
  'maxSubmissions',
  'onePerBrowser',
  'language',
];
const KEYS = ['folder', 'recipients', 'redirectUrl', ...PUBLISHING];

/** Writes settings as text; those that are as in a new form are left out. */
export function printSettings(settings: NamedSettings, form: FormDefinition): string {
  const names = Names.of(form);
  const { folder, recipients, redirectUrl, publishing } = settings;
  const changed = Object.entries(publishing).filter(([, value]) => value !== null && value !== false);
  return writeYaml(
    {
      ...(folder && { folder }),
      ...(recipients && { recipients: recipients.map((one) => writeRecipient(one, names)) }),
      ...(redirectUrl && { redirectUrl }),
      ...Object.fromEntries(changed),
    },
    new Set(),
  );
}

function writeRecipient({ email, label, condition }: NamedRecipient, names: Names): unknown {
  if (!label && !condition) return email;
  const text = condition && printFormula(condition, printReference);
  const read = text === undefined ? undefined : parseFormula(text, (name) => names.findReference(name));
  const isSame = read?.ok && isSameJson(read.expression, condition);
  return new OneLine({ email, ...(label && { label }), ...(condition && { if: isSame ? text : condition }) });
}

/** Reads settings; `form` has the questions that conditions of recipients name. */
export function parseSettings(
  { file, text }: AuthoredText,
  form: FormDefinition,
): { ok: true; settings: NamedSettings } | { ok: false; faults: AuthoringFault[] } {
  const source = new Source(file, text);
  const root = source.parse()?.contents;
  const settings: NamedSettings = { publishing: {} };
  if (source.faults.length > 0) return { ok: false, faults: source.faults };
  const reader = new Reader(source, new Places());
  const names = Names.of(form);
  for (const { id, label } of fieldsOf(form)) names.add(id, 'item', label);
  const entries = root ? (reader.entries(root, 'The settings') ?? []) : [];
  reader.refuseUnknown(entries, KEYS, 'A form');
  for (const entry of entries) readKey(reader, settings, entry, names);
  return source.faults.length > 0 ? { ok: false, faults: source.faults } : { ok: true, settings };
}

function readKey(reader: Reader, settings: NamedSettings, { name, node }: Entry, names: Names): void {
  if (name === 'folder' || name === 'redirectUrl') settings[name] = node && reader.text(node, `“${name}”`);
  else if (name === 'recipients')
    settings.recipients = reader.items(node, '“recipients”').map((one) => {
      if (!('items' in one)) return { email: reader.text(one, 'A recipient') };
      const recipient: NamedRecipient = { email: '' };
      const entries = reader.entries(one, 'A recipient') ?? [];
      reader.refuseUnknown(entries, ['email', 'label', 'if'], 'A recipient');
      reader.refuseMissing(one, entries, { needs: ['email'], name: 'recipient' });
      for (const { name: key, key: keyNode, node: given } of entries) {
        if (key === 'email' || key === 'label') recipient[key] = reader.text(given, `“${key}”`);
        if (key !== 'if') continue;
        const condition = readFormula(reader, given, { names, path: [], key: keyNode });
        if (condition) recipient.condition = condition;
      }
      return recipient;
    });
  else if (PUBLISHING.includes(name)) settings.publishing[name] = reader.raw(node, [name]);
}
