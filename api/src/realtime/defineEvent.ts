import type { z } from 'zod';

/** An event as a feature defines it. It carries ids only: what it means for whom is read from the database (D-13). */
export interface EventDefinition<Data extends object> {
  /** Never renamed: during an update, processes of the previous release publish and receive it too. */
  readonly type: string;
  readonly schema: z.ZodType<Data>;
}

/** Defines an event in its feature, for `publishEvent` and `LiveEvents.subscribe`. */
export const defineEvent = <Data extends object>(
  type: string,
  schema: z.ZodType<Data>,
): EventDefinition<Data> => ({ type, schema });
