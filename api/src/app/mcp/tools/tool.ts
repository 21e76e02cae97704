import type { z } from 'zod';
import type { Config } from '../../../platform/config/config.ts';
import type { RateLimits } from '../../../platform/limits/rateLimits.ts';
import type { AppContext } from '../../../platform/http/appContext.ts';
import type { Program } from '../program.ts';

/** What tools need beside the operations of API v1. */
export interface ToolDeps {
  config: Config;
  limits: RateLimits;
}

/** A call of a tool. */
export interface ToolCall<Input> {
  deps: ToolDeps;
  program: Program;
  input: Input;
  ctx: AppContext;
}

/** A refusal in words: what is wrong, and what to do. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal';
}

/** A tool for assistants: a name, what it does, and what it is asked with. */
export interface Tool<Schema extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** What it does, and what it does not: constant, so that nothing typed by people can be read as an instruction. */
  description: string;
  input: Schema;
  /** `read` changes nothing; `draft` changes what no visitor sees; `publish` changes what visitors see. */
  effect: 'read' | 'draft' | 'publish';
  /** @returns the answer: a text, or a value that is written as JSON. */
  run(call: ToolCall<z.output<Schema>>): Promise<unknown>;
}

/** Declares a tool with the type of its input. */
export const tool = <Schema extends z.ZodObject>(declared: Tool<Schema>): Tool => declared;
