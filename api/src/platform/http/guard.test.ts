import { expect, test } from 'vitest';
import { z } from 'zod';
import type { AppContext } from './appContext.ts';
import { VISITOR } from './caller.ts';
import { guard } from './guard.ts';

test('T3 an answer carries what its schema declares and nothing else, at every depth', async () => {
  const response = z.object({ id: z.string(), forms: z.array(z.object({ title: z.string() })) });
  const ctx = { state: { caller: VISITOR }, querystring: '' } as unknown as AppContext;
  const answer = {
    id: 'a',
    passwordHash: 'secret',
    forms: [{ title: 'Contact', ownerEmail: 'a@b.example' }],
  };
  await guard({ access: 'public', response }, async () => answer)(ctx);
  expect(JSON.parse(String(ctx.body))).toEqual({ id: 'a', forms: [{ title: 'Contact' }] });
});
