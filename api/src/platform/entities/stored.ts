import type { Hidden, Opt } from '@mikro-orm/core';

/** The type of a property as its column has it: without null, which the column says, and without marks of MikroORM. */
export type Stored<Value> = Value extends null | undefined
  ? never
  : Value extends Hidden<infer Shown>
    ? WithoutOpt<Shown>
    : WithoutOpt<Value>;

type WithoutOpt<Value> = Value extends Opt<infer Plain> ? Plain : Value;
