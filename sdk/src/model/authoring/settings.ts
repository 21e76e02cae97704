import type { FormDefinition } from '../definition/formDefinition.ts';
import type { Expression } from '../logic/expression.ts';
import { parseFormula } from '../logic/formula/parseFormula.ts';
import { printFormula } from '../logic/formula/printFormula.ts';
import { fieldsOf } from '../structure/fieldsOf.ts';
import { isSameJson } from '../structure/isSameJson.ts';
import type { Node } from 'yaml';
import type { AuthoringFault } from './fault.ts';
import type { Loose } from './loose.ts';
import { Names, printReference } from './names.ts';
import type { AuthoredText } from './parseAuthoring.ts';
import { type Entry, Places, Reader } from './reader.ts';
import { readFormula } from './readFormula.ts';
import { suggest } from './similar.ts';
import { said, Source } from './source.ts';
import { questionsIn, readReply, type NamedReply } from './readReply.ts';
import { OneLine, writeYaml } from './writeYaml.ts';

/** An address that is told of submissions. */
export interface NamedRecipient {
  email: string;
  label?: string;
  /** Told of submissions that fit it alone. */
  condition?: Expression;
}

/** What tells submissions by a vendor's own way, without credentials. */
export interface NamedSender {
  kind: string;
  name: string;
  settings: Loose;
  condition: Expression | null;
}

/** Kinds of senders; those of the platform are the same (`SENDER_CHANNELS`). */
export const SENDER_KINDS = [
  'slack',
  'teams',
  'discord',
  'mattermost',
  'sheets',
  'notion',
  'airtable',
  'http',
] as const;

/** Settings of a form beside its definition, by names. What is absent stays as it is. */
export interface NamedSettings {
  folder?: string | null;
  recipients?: NamedRecipient[];
  redirectUrl?: string | null;
  /** A file of the folder, as `pictures/…`, or for the logo an address elsewhere; null for none. */
  logo?: string | null;
  cover?: string | null;
  autoReply?: NamedReply | null;
  senders?: NamedSender[];
  /** Members of the API's publishing settings. */
  publishing: Loose;
}

/** Publishing settings, with what they are in a new form where that is neither nothing nor off. */
const PUBLISHING: Readonly<Record<string, unknown>> = {
  allowedWebsites: null,
  frameOnly: false,
  opensAt: null,
  opensText: null,
  closesAt: null,
  closedText: null,
  maxSubmissions: null,
  onePerBrowser: false,
  uniqueField: null,
  requiresSignIn: false,
  signInField: null,
  showsStatus: false,
  allowsEdits: false,
  allowsWithdrawal: false,
  editDays: null,
  editsEndAt: null,
  editsEndWith: null,
  keepsUnfinished: false,
  unfinishedDays: 30,
  language: null,
  prefillable: [],
  hiddenFields: [],
  lockedFields: [],
  hostMayReadAnswers: false,
  invitations: 'off',
  socialTitle: null,
  socialDescription: null,
};
/** Those that name questions. */
const NAMING: ReadonlySet<string> = new Set([
  'uniqueField',
  'signInField',
  'prefillable',
  'hiddenFields',
  'lockedFields',
]);
const KEYS = [
  'folder',
  'recipients',
  'redirectUrl',
  'logo',
  'cover',
  'autoReply',
  'senders',
  ...Object.keys(PUBLISHING),
];
/** Writes settings as text; those that are as in a new form are left out. */
export function printSettings(settings: NamedSettings, form: FormDefinition): string {
  const names = Names.of(form);
  const { folder, recipients, redirectUrl, logo, cover, autoReply, senders = [], publishing } = settings;
  const changed = Object.entries(PUBLISHING).flatMap(([key, usual]) => {
    const value = publishing[key];
    return value === undefined || isSameJson(value, usual) ? [] : [[key, value]];
  });
  return writeYaml(
    {
      ...(folder && { folder }),
      ...(logo && { logo }),
      ...(cover && { cover }),
      ...(recipients && { recipients: recipients.map((one) => writeRecipient(one, names)) }),
      ...(autoReply && { autoReply: writeReply(autoReply, names) }),
      ...(senders.length > 0 && { senders: senders.map((one) => writeSender(one, names)) }),
      ...(redirectUrl && { redirectUrl }),
      ...Object.fromEntries(changed),
    },
    new Set(),
  );
}

/** A condition as text where it reads the same, else as a tree. */
function writeCondition(condition: Expression, names: Names): unknown {
  const text = printFormula(condition, printReference);
  const read = text === undefined ? undefined : parseFormula(text, (name) => names.findReference(name));
  return read?.ok && isSameJson(read.expression, condition) ? text : condition;
}

function writeRecipient({ email, label, condition }: NamedRecipient, names: Names): unknown {
  if (!label && !condition) return email;
  return new OneLine({
    email,
    ...(label && { label }),
    ...(condition && { if: writeCondition(condition, names) }),
  });
}

const writeReply = ({ isOn, cases, ...reply }: NamedReply, names: Names): Loose => ({
  ...(!isOn && { isOn }),
  ...reply,
  ...(cases && {
    cases: cases.map(({ if: condition, ...said }) => ({ if: writeCondition(condition, names), ...said })),
  }),
});

const writeSender = ({ kind, name, settings, condition }: NamedSender, names: Names): Loose => {
  const set = Object.entries(settings).filter(([, value]) => value !== null);
  return {
    kind,
    ...(name && { name }),
    ...(condition && { if: writeCondition(condition, names) }),
    ...(set.length > 0 && { settings: Object.fromEntries(set) }),
  };
};

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

function readKey(reader: Reader, settings: NamedSettings, { name, key, node }: Entry, names: Names): void {
  if (name === 'folder' || name === 'redirectUrl') settings[name] = node && reader.text(node, `“${name}”`);
  else if (name === 'logo' || name === 'cover') settings[name] = node && readLook(reader, node, name);
  else if (name === 'recipients')
    settings.recipients = reader
      .items(node, '“recipients”')
      .map((one) =>
        'items' in one ? readRecipient(reader, one, names) : { email: reader.text(one, 'A recipient') },
      );
  else if (name === 'autoReply') settings.autoReply = node && readReply(reader, node, names);
  else if (name === 'senders') settings.senders = readSenders(reader, node, names);
  else if (name in PUBLISHING) {
    const value = reader.raw(node, [name]);
    settings.publishing[name] = NAMING.has(name)
      ? questionsIn(reader, value, { at: node ?? key, names })
      : value;
  }
}

/** Reads a picture of the folder; a logo may be an address elsewhere. */
function readLook(reader: Reader, node: Node, name: 'logo' | 'cover'): string {
  const text = reader.text(node, `“${name}”`);
  const isFile = /^pictures\/[^/\\]+$/.test(text);
  if (!isFile && !(name === 'logo' && /^https?:\/\//.test(text)))
    reader.refuse(
      node,
      said('invalid', `“${name}” is a picture of the folder.`, `Write it as pictures/${name}.png.`),
    );
  return text;
}

function readRecipient(reader: Reader, node: Node, names: Names): NamedRecipient {
  const recipient: NamedRecipient = { email: '' };
  const entries = reader.entries(node, 'A recipient') ?? [];
  reader.refuseUnknown(entries, ['email', 'label', 'if'], 'A recipient');
  reader.refuseMissing(node, entries, { needs: ['email'], name: 'recipient' });
  for (const { name, key, node: given } of entries) {
    if (name === 'email' || name === 'label') recipient[name] = reader.text(given, `“${name}”`);
    if (name !== 'if') continue;
    const condition = readFormula(reader, given, { names, path: [], key });
    if (condition) recipient.condition = condition;
  }
  return recipient;
}

function readSenders(reader: Reader, node: Node | null, names: Names): NamedSender[] {
  const seen = new Set<string>();
  return reader.items(node, '“senders”').map((one) => {
    const entries = reader.entries(one, 'A sender') ?? [];
    reader.refuseUnknown(entries, ['kind', 'name', 'if', 'settings'], 'A sender');
    reader.refuseMissing(one, entries, { needs: ['kind'], name: 'sender' });
    const sender: NamedSender = { kind: '', name: '', settings: {}, condition: null };
    for (const { name, key, node: given } of entries) {
      if (name === 'kind' || name === 'name') sender[name] = reader.text(given, `“${name}”`);
      if (name === 'settings' && given && reader.entries(given, '“settings”'))
        sender.settings = reader.raw(given, ['senders']) as Loose;
      if (name === 'if') sender.condition = readFormula(reader, given, { names, path: [], key }) ?? null;
      if (name === 'kind' && !SENDER_KINDS.some((kind) => kind === sender.kind))
        reader.refuse(
          given ?? key,
          said(
            'unknown_name',
            `There is no sender of the kind “${sender.kind}”.`,
            suggest(sender.kind, SENDER_KINDS),
          ),
        );
    }
    const known = `${sender.kind} ${sender.name}`;
    if (seen.has(known))
      reader.refuse(
        one,
        said('double_id', 'Two senders of one kind have the same name.', 'Name each by “name”.'),
      );
    seen.add(known);
    return sender;
  });
}
