import type { VendorAnswer, VendorRequest } from '../../../api/src/delivery/channels/tables/vendorCall.ts';
import { createQuota, json, type FakeVendor } from './vendor.ts';

interface FakeRecord {
  id: string;
  /** Values by the id of the field. */
  fields: Record<string, unknown>;
}

const MAX_RECORDS = 10;

/** One table of one base of Airtable, as documented. */
export class FakeAirtable implements FakeVendor {
  readonly baseId = 'appFake0000000001';
  readonly tableId = 'tblFake0000000001';
  token = 'patFake.token';
  canAddFields = true;
  isThere = true;
  fields = [{ id: 'fld0', name: 'Name', type: 'singleLineText' }];
  readonly records: FakeRecord[] = [];
  private readonly mayAsk: () => boolean;
  private made = 0;

  constructor({ now = Date.now, perSecond = Infinity } = {}) {
    this.mayAsk = createQuota(perSecond, 1_000, now);
  }

  /** What a person sees: each record by the names of its fields. */
  shown(): Record<string, unknown>[] {
    return this.records.map(({ fields }) =>
      Object.fromEntries(this.fields.map(({ id, name }) => [name, fields[id] ?? null])),
    );
  }

  handle({ method, url, headers, body = '{}' }: VendorRequest): VendorAnswer {
    const { pathname } = new URL(url);
    if (headers['authorization'] !== `Bearer ${this.token}`)
      return refuse(401, 'AUTHENTICATION_REQUIRED', 'Authentication required');
    if (!this.mayAsk())
      return json(429, { errors: [{ error: 'RATE_LIMIT_REACHED', message: 'Rate limit exceeded.' }] });
    const read = JSON.parse(body || '{}');
    const meta = `/v0/meta/bases/${this.baseId}/tables`;
    const table = `/v0/${this.baseId}/${this.tableId}`;
    if (pathname === '/v0/meta/bases')
      return json(200, { bases: [{ id: this.baseId, name: 'Answers', permissionLevel: 'create' }] });
    if (method === 'GET' && pathname === meta) {
      const shown = { id: this.tableId, name: 'Table 1', primaryFieldId: 'fld0', fields: this.fields };
      return json(200, { tables: this.isThere ? [shown] : [] });
    }
    if (!this.isThere)
      return refuse(403, 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND', 'Invalid permissions, or not found');
    if (method === 'POST' && pathname === `${meta}/${this.tableId}/fields`) return this.addField(read);
    if (method === 'POST' && pathname === `${table}/listRecords`) return this.list(read);
    if (method === 'PATCH' && pathname === table) return this.upsert(read);
    return refuse(404, 'NOT_FOUND', 'Could not find what you are looking for');
  }

  private addField({ name, type }: { name: string; type: string }): VendorAnswer {
    if (!this.canAddFields) return refuse(403, 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND', 'Not allowed');
    if (this.fields.some((field) => field.name === name))
      return refuse(422, 'DUPLICATE_OR_EMPTY_FIELD_NAME', 'Field names must be unique');
    this.made += 1;
    const field = { id: `fld${this.made}`, name, type };
    this.fields.push(field);
    return json(200, field);
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- a request as it arrives
  private list({ filterByFormula, fields }: any): VendorAnswer {
    const wanted = [...filterByFormula.matchAll(/\{((?:\\.|[^}\\])+)\}="([^"]*)"/g)].map(
      ([, name, value]) => ({
        id: this.fields.find((field) => field.name === name.replace(/\\(.)/g, '$1'))?.id,
        value,
      }),
    );
    if (wanted.some(({ id }) => !id)) return refuse(422, 'INVALID_FILTER_BY_FORMULA', 'Unknown field names');
    const found = this.records.filter((record) =>
      wanted.some(({ id, value }) => record.fields[id ?? ''] === value),
    );
    return json(200, {
      records: found.map(({ id, fields: values }) => ({
        id,
        fields: Object.fromEntries(
          fields.flatMap((one: string) => (values[one] === undefined ? [] : [[one, values[one]]])),
        ),
      })),
    });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- a request as it arrives
  private upsert({ records, performUpsert }: any): VendorAnswer {
    if (records.length > MAX_RECORDS) return refuse(422, 'INVALID_REQUEST', 'At most 10 records');
    const [mergeOn] = performUpsert.fieldsToMergeOn;
    const changes: [FakeRecord | null, Record<string, unknown>][] = [];
    for (const { id, fields } of records) {
      const unknown = Object.keys(fields).find((key) => !this.fields.some((field) => field.id === key));
      if (unknown) return refuse(422, 'UNKNOWN_FIELD_NAME', `Unknown field name: "${unknown}"`);
      const same = this.records.filter((one) =>
        id ? one.id === id : one.fields[mergeOn] === fields[mergeOn],
      );
      if (same.length > 1) return refuse(422, 'INVALID_RECORDS', 'Multiple records match');
      if (id && same.length === 0) return refuse(404, 'NOT_FOUND', 'No such record');
      changes.push([same[0] ?? null, fields]);
    }
    const created = [];
    for (const [same, fields] of changes) {
      const record = same ?? { id: `rec${this.records.length + 1}`, fields: {} };
      for (const [key, value] of Object.entries(fields))
        if (value === null) delete record.fields[key];
        else record.fields[key] = value;
      if (same) continue;
      this.records.push(record);
      created.push(record.id);
    }
    return json(200, { records: [], createdRecords: created, updatedRecords: [] });
  }
}

const refuse = (status: number, type: string, message: string): VendorAnswer =>
  json(status, { error: { type, message } });
