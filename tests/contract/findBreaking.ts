/** A schema, or any other part of a description. */
type Part = Readonly<Record<string, unknown>>;

/** A description of an API (OpenAPI 3.1). */
export interface ApiDescription {
  paths: Readonly<Record<string, Readonly<Record<string, Part>>>>;
  components?: Part;
}

/** What is sent to the API may only be allowed more, what it answers may only say more. */
type Direction = 'request' | 'response';

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const partOf = (value: unknown): Part => (isPart(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Bounds of values: whether a larger one allows more. */
const BOUNDS: Readonly<Record<string, boolean>> = {
  maxLength: true,
  maximum: true,
  maxItems: true,
  maxProperties: true,
  exclusiveMaximum: true,
  minLength: false,
  minimum: false,
  minItems: false,
  minProperties: false,
  exclusiveMinimum: false,
};
/** Rules that allow less where they are new or another. */
const RULES = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/**
 * Finds what a program that was written for an earlier description could stumble over: what it sends is refused, or what
 * it reads is missing or of another type. Operations, parameters, properties, and values of answers may be added, rules
 * of requests be relaxed.
 *
 * @returns each change in words; none for a description that keeps the promise.
 */
export function findBreaking(before: ApiDescription, after: ApiDescription): string[] {
  const found = new Set<string>();
  const say = (place: string, change: string): void => void found.add(`${place}: ${change}`);
  const resolve = (description: ApiDescription, value: unknown): Part => {
    const part = partOf(value);
    if (typeof part['$ref'] !== 'string') return part;
    const target = part['$ref']
      .slice(2)
      .split('/')
      .reduce<unknown>((inside, name) => partOf(inside)[name], description);
    const { $ref: _ref, ...beside } = part;
    return { ...resolve(description, target), ...beside };
  };
  const was = (value: unknown): Part => resolve(before, value);
  const is = (value: unknown): Part => resolve(after, value);

  /** Compares two schemas; what was compared once at a place in a direction is not compared again. */
  const compared = new Set<string>();
  function compare(old: unknown, now: unknown, place: string, direction: Direction): void {
    const [oldRef, nowRef] = [partOf(old)['$ref'], partOf(now)['$ref']];
    if (oldRef !== undefined) {
      const pair = JSON.stringify([oldRef, nowRef, direction]);
      if (compared.has(pair)) return;
      compared.add(pair);
    }
    const [one, other] = [merged(was(old), was), merged(is(now), is)];
    compareTypes(one, other, place, direction);
    compareValues(one, other, place, direction);
    compareProperties(one, other, place, direction);
    if (one['items'] && other['items']) compare(one['items'], other['items'], `${place}[]`, direction);
    const [oldRest, nowRest] = [one['additionalProperties'], other['additionalProperties']];
    if (isPart(oldRest) && isPart(nowRest)) compare(oldRest, nowRest, `${place}{}`, direction);
    if (direction === 'request' && nowRest === false && oldRest !== false)
      say(place, 'takes no other properties any more');
    compareVariants(one, other, place, direction);
  }

  function compareTypes(one: Part, other: Part, place: string, direction: Direction): void {
    const [old, now] = [typesOf(one, was), typesOf(other, is)];
    // Whoever sends has what was taken, whoever reads knows what was answered.
    const [given, known] = direction === 'request' ? [old, now] : [now, old];
    if (known.length === 0) return;
    if (given.length === 0 || given.some((type) => !fits(type, known)))
      say(place, `${direction} is ${now.join('|') || 'anything'}, was ${old.join('|') || 'anything'}`);
  }

  function compareValues(one: Part, other: Part, place: string, direction: Direction): void {
    if (direction === 'response') {
      if ('const' in one && 'const' in other && !sameJson(one['const'], other['const']))
        say(place, 'answers another constant');
      return;
    }
    const [old, now] = [valuesOf(one), valuesOf(other)];
    if (now && (!old || old.some((value) => !now.some((next) => sameJson(value, next)))))
      say(place, 'takes fewer values');
    for (const [name, isMost] of Object.entries(BOUNDS)) {
      const [bound, next] = [one[name], other[name]];
      if (typeof next !== 'number') continue;
      if (typeof bound !== 'number' || (isMost ? next < bound : next > bound))
        say(place, `${name} allows less`);
    }
    for (const name of RULES)
      if (other[name] !== undefined && !sameJson(one[name], other[name])) say(place, `${name} is another`);
    if ('default' in one && !sameJson(one['default'], other['default'])) say(place, 'has another default');
  }

  function compareProperties(one: Part, other: Part, place: string, direction: Direction): void {
    const [old, now] = [partOf(one['properties']), partOf(other['properties'])];
    const [needed, needs] = [listOf(one['required']), listOf(other['required'])];
    for (const [name, property] of Object.entries(old)) {
      const inside = `${place}.${name}`;
      if (!(name in now)) say(inside, direction === 'request' ? 'is not taken any more' : 'is missing');
      else compare(property, now[name], inside, direction);
      if (direction === 'response' && needed.includes(name) && name in now && !needs.includes(name))
        say(inside, 'may be missing');
    }
    if (direction === 'response') return;
    for (const name of needs) if (!needed.includes(name)) say(`${place}.${String(name)}`, 'is required');
  }

  /** Each variant that was taken has one that takes it still; each that is answered was answered before, or is new. */
  function compareVariants(one: Part, other: Part, place: string, direction: Direction): void {
    const [old, now] = [variantsOf(one), variantsOf(other)];
    if (old.length === 0 || now.length === 0) return;
    if (old.length === now.length) {
      old.forEach((variant, at) => compare(variant, now[at], `${place}|${at}`, direction));
      return;
    }
    const lone = (description: ApiDescription, schema: unknown): ApiDescription => {
      const body = { content: { json: { schema } } };
      const operation = direction === 'request' ? { requestBody: body } : { responses: { 200: body } };
      return { ...description, paths: { lone: { post: operation } } };
    };
    const isKept = (variant: unknown, next: unknown): boolean =>
      findBreaking(lone(before, variant), lone(after, next)).length === 0;
    if (old.some((variant) => !now.some((next) => isKept(variant, next))))
      say(place, direction === 'request' ? 'takes fewer kinds' : 'answers other kinds');
  }

  function compareParameters(old: Part, now: Part, place: string): void {
    const keyOf = (parameter: Part): string =>
      `${String(parameter['in'])} ${String(parameter['name'])}`.toLowerCase();
    const earlier = new Map(listOf(old['parameters']).map((one) => [keyOf(was(one)), was(one)]));
    const later = new Map(listOf(now['parameters']).map((one) => [keyOf(is(one)), is(one)]));
    for (const [key, parameter] of earlier) {
      const next = later.get(key);
      if (!next) say(`${place} ${key}`, 'is not taken any more');
      else compare(parameter['schema'], next['schema'], `${place} ${key}`, 'request');
    }
    for (const [key, parameter] of later)
      if (parameter['required'] === true && earlier.get(key)?.['required'] !== true)
        say(`${place} ${key}`, 'is required');
  }

  function compareContents(old: Part, now: Part, place: string, direction: Direction): void {
    const [contents, next] = [partOf(old['content']), partOf(now['content'])];
    for (const [type, media] of Object.entries(contents)) {
      if (!(type in next)) say(place, `${direction} has no ${type} any more`);
      else compare(partOf(media)['schema'], partOf(next[type])['schema'], place, direction);
    }
  }

  function compareAnswers(old: Part, now: Part, place: string): void {
    const [answers, next] = [partOf(old['responses']), partOf(now['responses'])];
    for (const [status, answer] of Object.entries(answers)) {
      if (!/^[23]/.test(status)) continue;
      const [one, other] = [was(answer), is(next[status])];
      if (!(status in next)) say(place, `never answers ${status} any more`);
      else compareContents(one, other, `${place} ${status}`, 'response');
      for (const header of Object.keys(partOf(one['headers'])))
        if (status in next && !(header in partOf(other['headers'])))
          say(`${place} ${status}`, `has no ${header} any more`);
    }
    // What every refusal looks like.
    if (answers['default'] && next['default'])
      compareContents(was(answers['default']), is(next['default']), `${place} refusal`, 'response');
  }

  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(methods)) {
      const place = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) {
        say(place, 'does not exist any more');
        continue;
      }
      if (old['operationId'] !== now['operationId']) say(place, 'has another name');
      if (!sameJson(old['security'], now['security'])) say(place, 'needs another right');
      compareParameters(old, now, place);
      const [body, nextBody] = [was(old['requestBody']), is(now['requestBody'])];
      if (nextBody['required'] === true && body['required'] !== true) say(place, 'needs a body');
      compareContents(body, nextBody, place, 'request');
      compareAnswers(old, now, place);
    }
  }
  return [...found];
}

/** Puts the parts of `allOf` into one schema. */
function merged(schema: Part, resolve: (value: unknown) => Part): Part {
  const { allOf, ...own } = schema;
  const parts = listOf(allOf).map((part) => merged(resolve(part), resolve));
  if (parts.length === 0) return schema;
  const all = [own, ...parts];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required }) => listOf(required)),
  } as Part;
}

/** The types of a schema; those of its variants where it has none itself; none for anything. */
function typesOf(schema: Part, resolve: (value: unknown) => Part): string[] {
  const own = schema['type'];
  if (typeof own === 'string') return [own];
  if (Array.isArray(own)) return own.map(String);
  const values = valuesOf(schema);
  if (values) return [...new Set(values.map(typeOf))];
  const variants = variantsOf(schema).map((variant) => typesOf(merged(resolve(variant), resolve), resolve));
  return variants.some((types) => types.length === 0) ? [] : [...new Set(variants.flat())];
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const fits = (type: string, types: readonly string[]): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

const valuesOf = (schema: Part): unknown[] | null => {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
};

const variantsOf = (schema: Part): unknown[] => [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
