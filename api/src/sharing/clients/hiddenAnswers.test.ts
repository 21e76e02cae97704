import { createEmptyDefinition, type Expression, type FormDefinition } from '@inlay/sdk/model';
import fc from 'fast-check';
import readExcel from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { counted } from '../../../../tests/support/counted.ts';
import { indexRows, submitTo } from '../../../../tests/support/api/inboxSamples.ts';
import { fieldOf, pageOf } from '../../../../tests/support/api/logicForm.ts';
import { programOf } from '../../../../tests/support/api/programOf.ts';
import type { TestClient } from '../../../../tests/support/api/testClient.ts';
import { usePortal } from '../../../../tests/support/api/portalScene.ts';
import { inTransaction } from '../../platform/db/inTransaction.ts';
import { checkForm } from '../../results/checkResults.ts';
import { beginSnapshot } from '../../platform/db/slowStatements.ts';
import { writeExport } from '../../submissions/exports/writeExport.ts';
import { Form } from '../../platform/entities/form.entity.ts';
import { FULL_VISIBILITY } from '../../submissions/visibility/answerVisibility.ts';
import { sql } from '../../platform/db/sql.ts';
import { accessOfAssignment } from '../../submissions/visibility/clientAccess.ts';
import { answersVisibleToClient } from '../../submissions/visibility/clientVisibility.ts';
import { ownRows } from '../../submissions/list/ownRows.ts';

/** Forms; the long run is `INLAY_FORMS=1000 npm run unit -- hiddenAnswers`. */
const FORMS = Number(process.env['INLAY_FORMS'] ?? 8);

const portal = usePortal();

/** Fields on the pages, and in the rows of the repeating group. */
const FIELDS = ['f0', 'f1', 'f2', 'f3', 'f4'];
const ROW_FIELDS = ['r0', 'r1'];

/** A page of submissions, as clients and programs get it. */
interface Page {
  submissions: { id: string; answers: object }[];
  revisions: object;
}

interface Sample {
  definition: FormDefinition;
  /** What each value reads. */
  reads: Record<string, readonly string[]>;
  mask: string[];
}

const oneField = fc.constantFrom(...FIELDS);

/** Conditions on earlier fields, values of fields, rows and other values, labels that name earlier answers. */
const samples: fc.Arbitrary<Sample> = fc
  .record({
    conditions: fc.array(fc.option(fc.nat(FIELDS.length - 1)), { minLength: 5, maxLength: 5 }),
    names: fc.array(fc.option(fc.nat(FIELDS.length - 1)), { minLength: 5, maxLength: 5 }),
    joined: fc.array(fc.uniqueArray(oneField, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
    ofRows: fc.option(fc.constantFrom(...ROW_FIELDS)),
    mask: fc.subarray([...FIELDS, ...ROW_FIELDS]),
    pages: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ conditions, names, joined, ofRows, mask, pages }) => {
    const fields = FIELDS.map((id, at) => {
      const [read, named] = [conditions[at], names[at]];
      const showIf: Expression = { op: 'answered', of: [{ field: `f${read}` }] };
      const label =
        typeof named === 'number' && named < at ? `Label ${id} {{f${named}|words}}` : `Label ${id}`;
      return fieldOf('text', id, label, typeof read === 'number' && read < at ? { showIf } : {});
    });
    const rows = ROW_FIELDS.map((id) => fieldOf('text', id, `Label ${id}`));
    const text = (is: Expression, id: string) =>
      ({ id, name: `Name ${id}`, is, show: 'inbox', format: 'text' }) as const;
    const values = [
      ...joined.map((of, at) => text({ op: 'text', of: of.map((field) => ({ field })) }, `v${at}`)),
      ...(ofRows ? [text({ op: 'list', each: 'rows', of: [{ field: ofRows }] }, 'vr')] : []),
      text({ op: 'upper', of: [{ value: 'v0' }] }, 'vv'),
    ];
    const reads = Object.fromEntries([
      ...joined.map((of, at) => [`v${at}`, of] as const),
      ...(ofRows ? [['vr', ['rows', ofRows]] as const] : []),
      ['vv', joined[0] ?? []],
    ]);
    const repeat = {
      id: 'rows',
      type: 'repeat' as const,
      label: 'Group',
      help: '',
      min: 0,
      max: 3,
      addLabel: '',
      rowLabel: '',
      items: rows,
    };
    const definition: FormDefinition = {
      ...createEmptyDefinition('Masked'),
      pages: [
        pageOf('p1', '', fields.slice(0, pages)),
        pageOf('p2', 'More', [...fields.slice(pages), repeat]),
      ],
      values,
    };
    return { definition, reads, mask };
  });

test(`CLNT-080 RESULT-004 of ${FORMS} random forms and masks, no byte of a hidden answer or of what is computed from it`, async () => {
  let compared = 0;
  const client = await portal.api.signedInClient();
  const colleague = await portal.api.signedInClient();
  const shareFolder = async (): Promise<string> => {
    const folderId = (await portal.owner.post('/api/folders', { name: 'Masked' })).body.id as string;
    const shared = { emails: [colleague.email], folderId, preset: 'impersonal' };
    expect((await portal.admin.post('/api/admin/client-invitations', shared)).status).toBe(201);
    return folderId;
  };
  for (const [number, sample] of fc.sample(samples, { numRuns: FORMS, seed: 1 }).entries()) {
    const { definition, reads, mask } = sample;
    const form = await portal.api.buildForm(portal.owner, definition);
    /** An answer that appears nowhere else. */
    const canary = (id: string): string => `canary${id}x${number}y`;
    const row = Object.fromEntries(ROW_FIELDS.map((id) => [id, canary(id)]));
    const answers = { ...Object.fromEntries(FIELDS.map((id) => [id, canary(id)])), rows: [row, row] };
    await submitTo(portal.api, form, answers);
    await indexRows(portal.api);
    await portal.assign(form.id, { clientId: client.clientId, clientAccess: { visibleFields: mask } });

    const path = `/api/client-forms/${form.id}/submissions`;
    const given = async (query: string): Promise<string> => (await client.get(`${path}${query}`)).text;
    const texts = await Promise.all([given(''), given('/export'), given('/export?format=jsonl')]);
    const results = await readResultsTwice(form.id);
    const everything = [...texts, ...results, await readWorkbookText(form.id)].join('\n').toLowerCase();

    expect(await givenToKey(form.id, mask)).toEqual(await givenToClient(form.id));
    compared++;

    // A folder without personal data shows nothing of free text, however it is reached (CLNT-088).
    const folderId = await shareFolder();
    await portal.owner.patch(`/api/forms/${form.id}`, { clientFolderId: folderId });
    const impersonal = await Promise.all(
      ['', '/export', '/export?format=jsonl', `/count?search=${canary('f0')}`].map(async (query) => {
        const { text, status } = await colleague.get(`${path}${query}`);
        return `${status} ${text.toLowerCase()}`;
      }),
    );
    expect(impersonal[0]).toMatch(/^200 .*"receiptcode"/);
    expect(impersonal[3]).toBe('200 {"total":0}');
    expect(impersonal.join('\n')).not.toMatch(/canary|label [fr]\d|name v/);

    const isRowVisible = ROW_FIELDS.some((id) => mask.includes(id));
    const isVisible = (id: string) => mask.includes(id) || (id === 'rows' && isRowVisible);
    for (const id of [...FIELDS, ...ROW_FIELDS]) {
      const isFound = everything.includes(canary(id).toLowerCase());
      expect([number, id, isFound]).toEqual([number, id, isVisible(id)]);
      const { total } = JSON.parse(await given(`/count?search=${canary(id)}`)) as { total: number };
      expect([number, id, total]).toEqual([number, id, isVisible(id) ? 1 : 0]);
      if (!isVisible(id)) expect(everything).not.toContain(`label ${id}`);
      // Nor that there is such a question.
      expect([number, id, texts[0]?.includes(`"${id}"`)]).toEqual([number, id, isVisible(id)]);
    }
    for (const [id, of] of Object.entries(reads)) {
      const isShown = of.every(isVisible);
      expect([number, id, everything.includes(`name ${id}`)]).toEqual([number, id, isShown]);
      expect([number, id, texts[0]?.includes(`"${id}"`)]).toEqual([number, id, isShown]);
    }
  }
  counted({
    what: 'masks',
    count: compared,
    of: FORMS,
    more: 'byte for byte',
  });

  /** Reads what a client is shown, as far as a program is shown the same. */
  async function givenToClient(formId: string): Promise<unknown[]> {
    const path = `/api/client-forms/${formId}`;
    const { submissions, revisions } = (await client.get(`${path}/submissions`)).body as Page;
    const texts = await readAll(client, {
      count: `${path}/submissions/count?search=canary`,
      export: `${path}/submissions/export`,
      lines: `${path}/submissions/export?format=jsonl`,
      results: `${path}/results`,
      hidden: `${path}/results?field=f0&value=x`,
    });
    return [submissions.map(({ id, answers }) => ({ id, answers })), revisions, texts];
  }

  /** The same for a key with the mask, byte for byte where there are bytes. */
  async function givenToKey(formId: string, mask: string[]): Promise<unknown[]> {
    const limits = { formIds: [formId], visibleFields: mask };
    const program = await programOf(portal.api, portal.owner, { scopes: ['submissions:read'], ...limits });
    const of = `formId=${formId}`;
    const { submissions, revisions } = (await program.get(`/api/submissions?${of}`)).body as Page;
    const [first] = submissions;
    const one = (await program.get(`/api/submissions/${first?.id}`)).body as { submission: object };
    expect(one.submission).toEqual(first);
    const versioned = (await program.get(`/api/v1/forms/${formId}/submissions`)).body;
    const answersOf = (rows: { id: string; answers: object }[]) =>
      rows.map(({ id, answers }) => [id, answers]);
    expect(JSON.stringify(answersOf(versioned.data))).toBe(JSON.stringify(answersOf(submissions)));
    const texts = await readAll(program, {
      count: `/api/submissions/count?${of}&search=canary`,
      export: `/api/submissions/export?${of}`,
      lines: `/api/submissions/export?${of}&format=jsonl`,
      results: `/api/results?${of}`,
      hidden: `/api/results?${of}&field=f0&value=x`,
    });
    await portal.owner.delete(`/api/keys/${program.keyId}`);
    return [submissions.map(({ id, answers }) => ({ id, answers })), revisions, texts];
  }

  async function readAll(caller: TestClient, paths: Record<string, string>): Promise<object> {
    const found: Record<string, string> = {};
    for (const [name, path] of Object.entries(paths)) {
      const { status, text } = await caller.get(path);
      // Results that take long come as lines of which the last is whole.
      found[name] = `${status} ${path.includes('results') ? text.trimEnd().split('\n').at(-1) : text}`;
    }
    return found;
  }

  /** Reads results row by row, then by counters. */
  async function readResultsTwice(formId: string): Promise<string[]> {
    const path = `/api/client-forms/${formId}/results`;
    const byRow = (await client.get(path)).text;
    await checkForm(portal.api.deps, { id: formId, accountId: portal.owner.accountId });
    const hidden = await client.get(`${path}?field=f0&value=x`);
    return [byRow, (await client.get(path)).text, hidden.text];
  }

  /** Reads an Excel file of what the client sees; no route of theirs makes one. */
  async function readWorkbookText(formId: string): Promise<string> {
    const { orm, pool, revisions } = portal.api.deps;
    const visibility = await inTransaction(orm, async (em) =>
      answersVisibleToClient(em, revisions, {
        formId,
        access: accessOfAssignment(await em.findOneOrFail(Form, { id: formId })),
      }),
    );
    expect(visibility).not.toEqual(FULL_VISIBILITY);
    const scope = {
      rows: sql`s.account_id = ${portal.owner.accountId} and s.form_id = ${formId}::uuid and s.deleted_at is null`,
      titles: new Map([[formId, 'Masked']]),
      isOneForm: true,
      isNamed: false,
      hasWork: false,
      splitBy: null,
      visibility,
      own: ownRows([portal.owner.accountId]),
      timeZone: 'UTC',
    };
    const db = await pool.connect();
    try {
      await beginSnapshot(db);
      const chunks: Buffer[] = [];
      for await (const chunk of writeExport({ client: db, scope, format: 'xlsx', fileAt: () => '' }))
        chunks.push(chunk);
      await db.query('commit');
      return JSON.stringify(await readExcel(Buffer.concat(chunks)));
    } finally {
      db.release();
    }
  }
}, 600_000);
