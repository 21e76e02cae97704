import type { z } from 'zod';

/** An event as a feature defines it. It carries ids only: what it means for whom is read from the database (D-13). */
export interface EventDefinition<Data extends object> {
  /** Never renamed: while processes are replaced, those of the build before publish and receive it too. */
  readonly type: string;
  /** Parses a received object once for all subscribers; null when the schema rejects it. */
  parse(received: object): Data | null;
}

/** Defines an event in its feature, for `publishEvent` and `LiveEvents.subscribe`. */
export function defineEvent<Data extends object>(
  type: string,
  schema: z.ZodType<Data>,
): EventDefinition<Data> {
  const parsed = new WeakMap<object, Data | null>();
  return {
    type,
    parse(received) {
      const known = parsed.get(received);
      if (known !== undefined) return known;
      const { data = null } = schema.safeParse(received);
      parsed.set(received, data);
      return data;
    },
  };
}
