import { fieldsOf, type FormDefinition, type StoredAnswers } from '@inlay/sdk/model';

/** What the signals of spam read in answers. */
export interface AnswerTexts {
  /** Everything that a visitor typed, line by line. */
  all: string;
  /** Answers to questions for free text. */
  free: string;
  /** Email addresses, in lower case. */
  addresses: string[];
  /** Web addresses in free text, as they stand. */
  links: string[];
  /** Hosts of both, in lower case. */
  hosts: string[];
}

const FREE: ReadonlySet<string> = new Set(['text', 'textarea']);
/** Bounded, so that no text takes long: a name has 64 characters, a domain 255 (RFC 5321, 4.5.3.1). */
const ADDRESS = /(?<![^\s<>()[\],;:"])[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,250}\.[\p{L}\d-]{2,}/gu;
/** Addresses that browsers open, and those that people write without their scheme. */
const LINK = /(?:https?:\/\/|www\.)[^\s<>"'\])]{1,2000}/giu;
/** Characters that are read, at most. */
const MOST_LENGTH = 20_000;

const typesOf = new WeakMap<FormDefinition, ReadonlyMap<string, string>>();

function typesIn(definition: FormDefinition): ReadonlyMap<string, string> {
  const known = typesOf.get(definition);
  if (known) return known;
  const types = new Map(fieldsOf(definition).map(({ id, type }) => [id, type]));
  typesOf.set(definition, types);
  return types;
}

/** Reads the texts of answers; files, numbers and choices have none. */
export function readTexts(definition: FormDefinition, answers: StoredAnswers): AnswerTexts {
  const free: string[] = [];
  const others: string[] = [];
  const types = typesIn(definition);
  const read = (value: unknown, id: string | null): void => {
    if (typeof value === 'string') (id && FREE.has(types.get(id) ?? '') ? free : others).push(value);
    else if (Array.isArray(value)) for (const one of value) read(one, id);
    else if (value !== null && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) read(one, types.has(key) ? key : id);
  };
  for (const [id, value] of Object.entries(answers)) read(value, types.has(id) ? id : null);
  const text = free.join('\n').slice(0, MOST_LENGTH);
  const all = `${text}\n${others.join('\n').slice(0, MOST_LENGTH)}`;
  const addresses = [...new Set(all.toLowerCase().match(ADDRESS))];
  const links = [...new Set(text.match(LINK))];
  const hosts = [
    ...addresses.map((address) => address.slice(address.lastIndexOf('@') + 1)),
    ...links.flatMap((link) => URL.parse(/^www\./i.test(link) ? `http://${link}` : link)?.hostname ?? []),
  ];
  return { all, free: text, addresses, links, hosts: [...new Set(hosts)] };
}
