import { request } from 'undici';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import { createGuardedAgent } from '../../platform/outgoing/guardedAgent.ts';
import { resolveHost } from '../../platform/outgoing/publicAddress.ts';
import { ModelFailure } from './modelFailure.ts';

/** A message of a conversation with a model. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** One request to a model. */
export interface ModelCall {
  /** Address of its API, up to the version. */
  address: string;
  model: string;
  key: string | null;
  messages: readonly ModelMessage[];
  /** Ends the call. */
  signal: AbortSignal;
  /** Longest time for the whole answer, in ms. */
  timeoutMs?: number;
}

/** What a model has written. */
export interface ModelAnswer {
  text: string;
  tokens: number;
}

/** Longest time for the whole answer, in ms: local models write some words a second. */
export const MODEL_TIMEOUT_MS = 120_000;
/** Most bytes of an answer: a form of 200 questions has 60 kB. */
const MAX_ANSWER_BYTES = 1_000_000;
/** Most tokens that a model may write; servers cut their answers at less where none is named. */
const MAX_WRITTEN_TOKENS = 16_000;
/** Bytes of a token, where a server does not say how many it has used. */
const TOKEN_BYTES = 4;

/** The part of an answer of chat completions that is read. */
const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: z.number().int().min(0).max(1_000_000_000) }).nullish(),
});

/**
 * Asks a model by chat completions, as OpenAI has defined them. Connects to public addresses and to hosts that the
 * operator allows (T17), follows no redirect, and reads no more than a form can have.
 * @throws {ModelFailure} for whatever is no answer.
 */
export async function callModel(config: Config, call: ModelCall): Promise<ModelAnswer> {
  const { timeoutMs = MODEL_TIMEOUT_MS } = call;
  const agent = createGuardedAgent(config, resolveHost, timeoutMs);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([timeout, call.signal]);
  const post = async (limit: 'max_tokens' | 'max_completion_tokens') => {
    const { statusCode, body } = await request(`${call.address}/chat/completions`, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Inlay-Drafts/1',
        ...(call.key !== null && { authorization: `Bearer ${call.key}` }),
      },
      body: JSON.stringify({ model: call.model, messages: call.messages, [limit]: MAX_WRITTEN_TOKENS }),
    });
    return { status: statusCode, text: await readWhole(body) };
  };
  try {
    let answer = await post('max_tokens');
    // Newer models of OpenAI know the limit by another name alone.
    if (answer.status === 400 && answer.text?.includes('max_completion_tokens'))
      answer = await post('max_completion_tokens');
    return readAnswer(answer, countTokens(call.messages));
  } catch (error) {
    if (error instanceof ModelFailure || call.signal.aborted) throw error;
    throw new ModelFailure(
      timeout.aborted || isTimeout(error)
        ? 'The model didn’t answer within two minutes. Try again, or ask for less at once.'
        : 'The model couldn’t be reached. Check its address in the settings.',
    );
  } finally {
    await agent.destroy();
  }
}

const isTimeout = (error: unknown): boolean =>
  (error as { code?: string }).code?.endsWith('_TIMEOUT') === true;

/** Reads a body; null for one that is longer than any form. */
async function readWhole(body: AsyncIterable<Buffer>): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const countTokens = (messages: readonly ModelMessage[]): number =>
  Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / TOKEN_BYTES);

function readAnswer(
  { status, text }: { status: number; text: string | null },
  sentTokens: number,
): ModelAnswer {
  if (status === 401 || status === 403)
    throw new ModelFailure('The model’s server refuses the key. Check it in the settings.');
  if (status === 404)
    throw new ModelFailure('The model’s server knows no such model or address. Check both in the settings.');
  if (status === 429)
    throw new ModelFailure('The model’s server takes no more requests for now. Try again later.');
  if (status !== 200) throw new ModelFailure('The model’s server couldn’t answer. Try again later.');
  if (text === null) throw new ModelFailure('The model’s answer was too long to be a form.');
  const parsed = answerSchema.safeParse(parseJson(text));
  const [choice] = parsed.data?.choices ?? [];
  if (!parsed.success || !choice)
    throw new ModelFailure('What answered is no model. Check the address in the settings.');
  const { content, refusal } = choice.message;
  if (refusal || choice.finish_reason === 'content_filter')
    throw new ModelFailure('The model declined to write this form.');
  if (choice.finish_reason === 'length')
    throw new ModelFailure('The model’s answer was cut off. Ask for less at once.');
  const tokens = parsed.data.usage?.total_tokens ?? sentTokens + Math.ceil(text.length / TOKEN_BYTES);
  return { text: content ?? '', tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
