import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createEmptyDefinition, createField, withFields } from '@inlay/sdk/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPILE_CACHE } from '../../../../tests/support/compileCache.ts';
import { startMailServer, type TestMailServer } from '../../../../tests/support/mailServer.ts';
import { useTestApi } from '../../../../tests/support/api/testApi.ts';
import { recoverJobs } from './recoverJobs.ts';
import { runWaitingJobs } from '../../app/startWorker.ts';

/** Workers to kill, each at another request; more: `INLAY_KILLS=50`. */
const KILLS = Number(process.env['INLAY_KILLS'] ?? 3);
const HOST = '127.0.0.1';
const WORKER = fileURLToPath(new URL('../../../../tests/support/api/workerProcess.ts', import.meta.url));

const api = useTestApi({ allowedHosts: [HOST] });
let mails: TestMailServer;
/** Webhook requests that arrived, with their ids. */
const calls: { submissionId: string; webhookId: string }[] = [];
/** Called for every request before its response. */
let onCall: () => void = () => undefined;
const receiver = createServer((request, response) => {
  const take = async (): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { submissionId: string } };
    calls.push({ submissionId: data.submissionId, webhookId: String(request.headers['webhook-id']) });
    onCall();
    response.end();
  };
  void take();
});
beforeAll(async () => {
  receiver.listen(0, HOST);
  await once(receiver, 'listening');
  mails = await startMailServer(api.deps.config);
  await api.liftSubmitLimits();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await mails.close();
});

/** Starts a worker, which begins to work as soon as it can. */
function startWorkerProcess(): ChildProcess {
  const worker = fork(WORKER, {
    execArgv: ['--conditions=source', '--no-warnings'],
    env: { ...process.env, ...COMPILE_CACHE },
  });
  const config = { ...api.deps.config, smtpUrl: mails.url };
  worker.send({ config, connectionString: api.database.connectionString });
  return worker;
}

test(`${KILLS} workers are killed at work: no mail and no call is lost, and what comes twice carries one id`, async () => {
  const owner = await api.signedIn();
  await owner.post('/api/notification-emails', { email: 'team@example.com', formId: null });
  const { port } = receiver.address() as AddressInfo;
  const sent: string[] = [];
  for (let life = 0; life < KILLS; life++) {
    // A form for each: of more than ten submissions there would be one digest.
    const form = await api.buildForm(
      owner,
      withFields(createEmptyDefinition('Order'), [{ ...createField('text'), id: 'name', label: 'Name' }]),
    );
    await owner.post(`/api/forms/${form.id}/webhooks`, { url: `http://${HOST}:${port}/` });
    for (const name of ['a', 'b', 'c']) {
      const body = { revisionId: form.revisionId, idempotencyKey: crypto.randomUUID(), answers: { name } };
      const answer = await api.visitor().post(`/api/public/forms/${form.id}/submissions`, body);
      expect(answer.status).toBe(201);
      sent.push(answer.body.submissionId);
    }
    // Killed at its first, second or third request: after the request arrived, before the result is stored.
    let left = 1 + (life % 3);
    const worker = startWorkerProcess();
    // Its first queue may send all requests before its last one has started.
    onCall = () => {
      if (--left === 0) worker.kill('SIGKILL');
    };
    const [, signal] = await once(worker, 'exit');
    onCall = () => undefined;
    expect(signal).toBe('SIGKILL');
    // As after five minutes: jobs of the killed worker return to the queue.
    await recoverJobs(api.deps.orm, 0);
    await api.database.query('update graphile_worker._private_jobs set run_at = now()');
  }
  await runWaitingJobs({ ...api.deps, findMailer: mails.findMailer });

  expect(new Set(calls.map(({ submissionId }) => submissionId))).toEqual(new Set(sent));
  const pairs = new Set(calls.map(({ submissionId, webhookId }) => `${submissionId} ${webhookId}`));
  expect(pairs.size).toBe(sent.length);
  const messageIds = mails.received.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1]);
  expect(new Set(messageIds).size).toBe(sent.length);
  const open = await api.database.query(`select state from deliveries where state <> 'sent'`);
  expect(open).toEqual([]);
}, 600_000);
