/** A part of a definition in the making. */
export type Loose = Record<string, unknown>;
