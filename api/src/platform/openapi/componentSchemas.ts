import { z } from 'zod';
import { DEFINITION_VERSION, formDefinitionJsonSchema } from '@inlay/sdk/model';

export type JsonSchema = Record<string, unknown>;
/** Whether a schema describes a request or a response: defaults and coercions differ. */
type Direction = 'input' | 'output';

const REF = '#/components/schemas/';
/** Marks what JSON Schema cannot express; an error only where an endpoint uses it in this direction. */
const UNKNOWN = 'x-unknown';
const refOf = (id: string): string => `${REF}${id}`;

/** Exports of a contract, of which the schemas become components. */
export type Contract = Readonly<Record<string, unknown>>;

/** Exported schemas by their component's name: `formDetailSchema` is `FormDetail`. */
type Names = ReadonlyMap<z.ZodType, string>;

const namesOf = (contract: Contract): Names =>
  new Map(
    Object.entries(contract).flatMap(([name, value]) =>
      value instanceof z.ZodType ? [[value, componentName(name)] as const] : [],
    ),
  );

function componentName(name: string): string {
  const base = name.replace(/Schema$/, '');
  return base.charAt(0).toUpperCase() + base.slice(1);
}

/** The schemas of a description: those of the contract that were asked for, with all that they refer to. */
export interface ComponentSchemas {
  /** Returns a reference to a schema of the contract, which thereby becomes a component. */
  ref(schema: z.ZodType, direction: Direction): { $ref: string };
  /** Returns a schema of the contract in place, e.g. for the parameters of a query. */
  inline(schema: z.ZodType, direction: Direction): JsonSchema;
  /** Returns every component that is referred to. */
  collect(): Record<string, JsonSchema>;
}

/** Creates the components of a description. */
export function createComponentSchemas(contract: Contract): ComponentSchemas {
  const names = namesOf(contract);
  const known = { input: convert(names, 'input'), output: convert(names, 'output') };
  const used = new Map<string, JsonSchema>();

  const use = (id: string, direction: Direction): void => {
    const schema = known[direction][id] ?? formSchemas()[id];
    if (!schema) throw new Error(`There is no schema ${id}.`);
    const before = used.get(id);
    if (before && JSON.stringify(before) !== JSON.stringify(schema)) {
      throw new Error(`${id} differs as a request and as a response: export two schemas.`);
    }
    if (before) return;
    used.set(id, schema);
    useAll(schema, direction);
  };
  const useAll = (schema: JsonSchema, direction: Direction): void => {
    const text = JSON.stringify(schema);
    if (text.includes(UNKNOWN)) throw new Error(`JSON Schema cannot say it: ${text}`);
    for (const [, id] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (id) use(id, direction);
    }
  };

  return {
    ref(schema, direction) {
      const id = nameOf(names, schema);
      use(id, direction);
      return { $ref: refOf(id) };
    },
    inline(schema, direction) {
      const converted = known[direction][nameOf(names, schema)] ?? {};
      useAll(converted, direction);
      return converted;
    },
    collect: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function nameOf(names: Names, schema: z.ZodType): string {
  const name = names.get(schema);
  if (!name) throw new Error('A schema of an endpoint is not exported by the contract.');
  return name;
}

function convert(names: Names, io: Direction): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: refOf,
    // A value that is not parsed is described by its meta, as `parsedDefinitionSchema`.
    unrepresentable: ({ zodSchema }) => (z.globalRegistry.has(zodSchema) ? 'any' : { [UNKNOWN]: true }),
    override({ zodSchema, jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Later releases may add properties to their answers.
      const isStrict = zodSchema instanceof z.ZodObject && zodSchema.def.catchall instanceof z.ZodNever;
      if (!isStrict && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
}

/** The definition of a form, as the form model publishes it, and what visitors get of it. */
function formSchemas(): Record<string, JsonSchema> {
  const { $defs, ...definition } = plain(formDefinitionJsonSchema());
  const components = { ...($defs as Record<string, JsonSchema>), FormDefinition: definition };
  // Parts name each other by their place in the document.
  const named = JSON.parse(JSON.stringify(components).replaceAll('#/$defs/', refOf(''))) as Record<
    string,
    JsonSchema
  >;
  return {
    ...named,
    // What the form model publishes of its fields.
    ...foldVariants('FieldBase', 'Field', named['Field'] as unknown as { oneOf: Variant[] }),
    PublicDefinition: {
      type: 'object',
      description:
        'A form as visitors get it: `fields`, with their words as options, where it is one page of nothing else; otherwise `pages`.',
      properties: {
        version: { const: DEFINITION_VERSION },
        title: { type: 'string' },
        description: { type: 'string' },
        fields: { type: 'array', items: { type: 'object' } },
        pages: { type: 'array', items: { type: 'object' } },
        customStyles: { type: 'object' },
        textHandling: { enum: ['sanitise', 'as_typed'] },
      },
      required: ['version', 'title', 'description', 'customStyles', 'textHandling'],
    },
  };
}

/** One variant of an object. */
interface Variant {
  properties: Record<string, unknown>;
  required: string[];
}

/** Writes what all variants of an object have alike once, as a component of its own. */
function foldVariants(
  baseId: string,
  id: string,
  { oneOf }: { oneOf: Variant[] },
): Record<string, JsonSchema> {
  const [first, ...others] = oneOf;
  if (!first) return {};
  const isCommon = (name: string): boolean =>
    others.every(
      ({ properties, required }) =>
        JSON.stringify(properties[name]) === JSON.stringify(first.properties[name]) &&
        required.includes(name) === first.required.includes(name),
    );
  const common = Object.keys(first.properties).filter(isCommon);
  const part = (variant: Variant, isIn: boolean): JsonSchema => ({
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(variant.properties).filter(([name]) => common.includes(name) === isIn),
    ),
    required: variant.required.filter((name) => common.includes(name) === isIn),
  });
  return {
    [baseId]: part(first, true),
    [id]: { allOf: [{ $ref: refOf(baseId) }, { oneOf: oneOf.map((variant) => part(variant, false)) }] },
  };
}

/** A schema as JSON, without the keys that only a schema of its own file has. */
function plain(schema: object): JsonSchema {
  const { $schema: _draft, $id: _address, ...rest } = JSON.parse(JSON.stringify(schema)) as JsonSchema;
  return rest;
}
