import { createEmptyDefinition } from '@inlay/sdk/model';
import { expect, test } from 'vitest';
import type { Judgement } from './judgement.ts';
import { weighSpam } from './weighSpam.ts';

const verdict = { score: 100, reasons: [] };
const judgement = (form: object, request: object = {}) =>
  ({
    form: { definition: createEmptyDefinition('F'), spamLevel: 'careful', invitations: 'off', ...form },
    request: { idempotencyKey: 'key', source: { ipAddress: null }, ...request },
    sent: {},
  }) as unknown as Judgement;
const weigh = (asked: Judgement, answer: () => Promise<typeof verdict> = async () => verdict) =>
  weighSpam({ spam: { weigh: answer, noteLoad: () => undefined, forget: () => undefined } }, asked, {
    answers: {},
    hasCaptcha: false,
  });

test('SPAM-003 nobody weighs who is known: invited alone, signed in, a program with a key; nor a form without a level', async () => {
  expect(await weigh(judgement({}))).toBe(verdict);
  expect(await weigh(judgement({ invitations: 'also' }))).toBe(verdict);
  for (const known of [
    judgement({ invitations: 'only' }),
    judgement({ requiresSignIn: true }),
    judgement({}, { isUncounted: true }),
    judgement({ spamLevel: 'off' }),
  ])
    expect(await weigh(known)).toBeNull();
});

test('SPAM-001 a look-up that fails weighs nothing, and loses no submission', async () => {
  expect(await weigh(judgement({}), () => Promise.reject(new Error('The database is away')))).toBeNull();
});
