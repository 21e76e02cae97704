import { randomUUID } from 'node:crypto';
import type { VendorAnswer, VendorRequest } from '../../../api/src/delivery/channels/tables/vendorCall.ts';
import { createQuota, json, type FakeVendor } from './vendor.ts';

interface FakeProperty {
  id: string;
  name: string;
  type: string;
}

interface FakePage {
  id: string;
  /** Values by the id of the property. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as they arrived
  values: Map<string, any>;
}

const MAX_TEXT = 2_000;

/** One database of Notion with one data source, as documented for version 2026-03-11. */
export class FakeNotion implements FakeVendor {
  readonly dataSourceId = randomUUID();
  readonly databaseId = randomUUID();
  token = 'ntn_fake';
  isShared = true;
  properties: FakeProperty[] = [{ id: 'title', name: 'Name', type: 'title' }];
  readonly pages: FakePage[] = [];
  private readonly mayAsk: () => boolean;
  private made = 0;

  constructor({ now = Date.now, perSecond = Infinity } = {}) {
    this.mayAsk = createQuota(perSecond, 1_000, now);
  }

  /** What a person sees: each page by the names of its properties. */
  shown(): Record<string, string | number | null>[] {
    return this.pages.map(({ values }) =>
      Object.fromEntries(this.properties.map(({ id, name, type }) => [name, printed(values.get(id), type)])),
    );
  }

  handle({ method, url, headers, body = '{}' }: VendorRequest): VendorAnswer {
    const { pathname } = new URL(url);
    if (headers['authorization'] !== `Bearer ${this.token}`)
      return refuse(401, 'unauthorized', 'API token is invalid.');
    if (!headers['notion-version']) return refuse(400, 'missing_version', 'Notion-Version header is missing');
    if (!this.mayAsk())
      return { ...refuse(429, 'rate_limited', 'You have been rate limited.'), retryAfterMs: 1_000 };
    if (!this.isShared)
      return refuse(404, 'object_not_found', 'Could not find database. Make sure it is shared.');
    const read = JSON.parse(body || '{}');
    const source = `/v1/data_sources/${this.dataSourceId}`;
    if (method === 'POST' && pathname === '/v1/search')
      return json(200, {
        results: [{ ...this.describe(), title: [{ plain_text: 'Answers' }] }],
        next_cursor: null,
      });
    if (method === 'GET' && pathname === source) return json(200, this.describe());
    if (method === 'PATCH' && pathname === source) return this.addProperties(read);
    if (method === 'POST' && pathname === `${source}/query`) return this.query(read);
    if (method === 'POST' && pathname === '/v1/pages') {
      if (read.parent?.data_source_id !== this.dataSourceId)
        return refuse(404, 'object_not_found', 'No such parent');
      return this.write({ id: randomUUID(), values: new Map() }, read.properties, true);
    }
    const page = this.pages.find(({ id }) => pathname === `/v1/pages/${id}`);
    if (method === 'PATCH' && page) return this.write(page, read.properties, false);
    return refuse(404, 'object_not_found', 'Could not find it');
  }

  private describe(): object {
    return {
      object: 'data_source',
      id: this.dataSourceId,
      properties: Object.fromEntries(this.properties.map((one) => [one.name, { ...one, [one.type]: {} }])),
    };
  }

  private addProperties({ properties }: { properties: Record<string, object> }): VendorAnswer {
    for (const [name, schema] of Object.entries(properties)) {
      if (this.properties.some((one) => one.name === name)) continue;
      this.made += 1;
      this.properties.push({ id: `p%3A${this.made}`, name, type: Object.keys(schema)[0] ?? 'rich_text' });
    }
    return json(200, this.describe());
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- a request as it arrives
  private query({ filter, page_size: size = 100, start_cursor: cursor }: any): VendorAnswer {
    if (filter.or.length > 100) return refuse(400, 'validation_error', 'Too many filters');
    const found = this.pages.filter(({ values }) =>
      // oxlint-disable-next-line typescript/no-explicit-any -- a filter as it arrives
      filter.or.some(
        // oxlint-disable-next-line typescript/no-explicit-any -- a filter as it arrives
        ({ property, rich_text: { equals } }: any) => printed(values.get(property), 'rich_text') === equals,
      ),
    );
    const start = Number(cursor ?? 0);
    const page = found.slice(start, start + size);
    const next = start + size < found.length ? String(start + size) : null;
    return json(200, {
      object: 'list',
      results: page.map((one) => this.present(one)),
      next_cursor: next,
      has_more: next !== null,
    });
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- properties as they arrive
  private write(page: FakePage, properties: Record<string, any>, isNew: boolean): VendorAnswer {
    const values = new Map(page.values);
    for (const [idOrName, value] of Object.entries(properties)) {
      const property = this.properties.find(({ id, name }) => id === idOrName || name === idOrName);
      if (!property) return refuse(400, 'validation_error', `${idOrName} is not a property that exists.`);
      const [type] = Object.keys(value);
      if (type !== property.type)
        return refuse(400, 'validation_error', `${property.name} is expected to be ${property.type}.`);
      for (const { type: kind, text } of Array.isArray(value[type]) ? value[type] : []) {
        if (kind !== 'text') return refuse(400, 'validation_error', 'Only texts are written here');
        if (text.content.length > MAX_TEXT)
          return refuse(
            400,
            'validation_error',
            'body failed validation: text.content.length should be ≤ `2000`',
          );
      }
      values.set(property.id, value[type]);
    }
    page.values = values;
    if (isNew) this.pages.push(page);
    return json(200, this.present(page));
  }

  private present({ id, values }: FakePage): object {
    return {
      object: 'page',
      id,
      properties: Object.fromEntries(
        this.properties.map(({ id: propertyId, name, type }) => {
          const value = values.get(propertyId);
          const shown = Array.isArray(value)
            ? value.map(({ text }) => ({ type: 'text', text, plain_text: text.content }))
            : (value ?? (type === 'number' ? null : []));
          return [name, { id: propertyId, type, [type]: shown }];
        }),
      ),
    };
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- a value as it arrived
function printed(value: any, type: string): string | number | null {
  if (type === 'number') return value ?? null;
  return Array.isArray(value) ? value.map(({ text }) => text.content).join('') || null : null;
}

const refuse = (status: number, code: string, message: string): VendorAnswer =>
  json(status, { object: 'error', status, code, message });
