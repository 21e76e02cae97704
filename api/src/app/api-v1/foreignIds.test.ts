import { beforeAll, beforeEach, expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import {
  callEveryOperation,
  callPlainly,
  type OperationCall,
} from '../../../../tests/support/api/everyOperation.ts';
import { inboxForm } from '../../../../tests/support/api/inboxSamples.ts';
import { programOf, type TestProgram } from '../../../../tests/support/api/programOf.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { SCOPES } from '../../platform/contract/index.ts';
import { OPERATIONS } from './operations.ts';

const api = useTestApi();
let stranger: TestProgram;
/** A form of the stranger's own. */
let own: string;
beforeAll(async () => {
  const person = await api.signedIn();
  own = (await api.buildForm(person, inboxForm())).id;
  stranger = await programOf(api, person, { scopes: SCOPES });
});
beforeEach(() => api.database.query('delete from rate_limits'));

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const idsIn = ({ call, body }: OperationCall): string[] => [
  ...new Set(`${call} ${body instanceof Uint8Array ? '' : JSON.stringify(body ?? '')}`.match(ID)),
];
/** Operations whose address or body names something of an account. */
const NAMING = OPERATIONS.filter(
  ({ id, route }) =>
    route.includes(':') ||
    ['createForm', 'createExport', 'changeSubmissions', 'subscribeHook', 'getHookSample'].includes(id),
);

/** Replaces ids in a call: in its address and in its body. */
function withIds(one: OperationCall, ids: ReadonlyMap<string, string>): OperationCall {
  const replace = (text: string): string => text.replaceAll(ID, (id) => ids.get(id) ?? id);
  const { body } = one;
  const isJson = body !== undefined && !(body instanceof Uint8Array);
  return {
    ...one,
    call: replace(one.call),
    ...(isJson && { body: JSON.parse(replace(JSON.stringify(body))) as unknown }),
  };
}

test('API-003 T1 T35 for a key of another account every id answers as one that does not exist, byte for byte', async () => {
  const asked = new Map<string, number>();
  /** What the stranger is told, without the ids that they sent themselves. */
  const told = async (one: OperationCall): Promise<string> => {
    const { status, text } = await callPlainly(stranger, one);
    return `${status} ${text.replaceAll(/"requestId":"[^"]+"/g, '').replaceAll(ID, 'id')}`;
  };
  const compare = async (one: OperationCall, ids: readonly string[], kept: ReadonlyMap<string, string>) => {
    const nothing = new Map(ids.map((id) => [id, kept.get(id) ?? crypto.randomUUID()]));
    const [foreign, missing] = [await told(withIds(one, kept)), await told(withIds(one, nothing))];
    expect([one.call, foreign]).toEqual([one.call, missing]);
    expect([one.call, foreign.slice(0, 1)]).toEqual([one.call, '4']);
    asked.set(one.id, (asked.get(one.id) ?? 0) + 1);
  };
  await callEveryOperation(api, async (program, one) => {
    // Requests of the stranger count for the address that the owner's come from.
    await api.database.query('delete from rate_limits');
    const ids = idsIn(one);
    if (ids.length > 0) await compare(one, ids, new Map());
    // Within a form of the stranger's own, what belongs to another is not found either.
    const [, formId] = /\/forms\/([\da-f-]{36})\//.exec(one.call) ?? [];
    if (formId && ids.length > 1) await compare(one, ids, new Map([[formId, own]]));
    return callPlainly(program, one);
  });
  expect([...asked.keys()].sort()).toEqual(NAMING.map(({ id }) => id).sort());
  const calls = [...asked.values()].reduce((sum, count) => sum + count, 0);
  counted({
    what: 'foreignIds',
    count: asked.size,
    of: NAMING.length,
    more: `${calls} calls, 0 bytes beyond the answer for a missing thing`,
  });
});
