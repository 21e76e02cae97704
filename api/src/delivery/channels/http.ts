import { pipeText, type Print } from '@inlay/sdk/model';
import type { z } from 'zod';
import type { httpSender } from '../../platform/contract/index.ts';
import { invalidField } from '../../platform/http/invalidField.ts';
import { callSender } from './callSender.ts';
import { hideSecret } from './hideSecret.ts';
import { checkHookAddress } from './hookAddress.ts';
import { printParcel, type Parcel } from './parcel.ts';
import { createSender } from './sender.ts';
import { readStatus } from './senderFaults.ts';

type Settings = z.output<typeof httpSender.settings>;
type Credentials = z.output<typeof httpSender.credentials>;

/** A name of a header (RFC 9110, token). */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** Headers that the call has of its own, or that would change what is sent. */
const OWN_HEADERS: ReadonlySet<string> = new Set(
  'connection content-length content-type expect host idempotency-key keep-alive proxy-authorization te trailer transfer-encoding upgrade'.split(
    ' ',
  ),
);
/** What a header cannot carry: line breaks, and signs that are not of ASCII. */
const NOT_OF_HEADER = /[^\x20-\x7E]/g;

/** Any server, by a template; what was answered is a text in it, and never part of its shape. */
export const httpChannel = createSender<Settings, Credentials>({
  kind: 'http',
  most: 1,
  canRepeat: true,
  namesEdits: true,

  check(config, { settings, credentials: { url, headers = [] } }) {
    if (settings.format === 'json') parseTemplate(settings.json);
    for (const { name } of headers)
      if (!HEADER_NAME.test(name) || OWN_HEADERS.has(name.toLowerCase()))
        throw invalidField(['credentials', 'headers'], {
          code: 'invalid',
          message: 'A header has no such name, or it is set already',
        });
    const { address, hints } = checkHookAddress(config, url);
    const hidden = headers.map(({ name, value }) => `${name}: ${hideSecret(value)}`);
    return { address, hints: { ...hints, ...(hidden.length > 0 && { headers: hidden.join('\n') }) } };
  },

  send: (deps, { address, settings, credentials }, parcels) =>
    Promise.all(
      parcels.map((parcel) => {
        const print = createPrint(parcel);
        const { method, format, json, parts } = settings;
        const given = (credentials.headers ?? []).map(({ name, value }): [string, string] => [
          name.toLowerCase(),
          pipeText(value, print).replace(NOT_OF_HEADER, ' '),
        ]);
        const body =
          format === 'json'
            ? JSON.stringify(fillJson(parseTemplate(json), print))
            : new URLSearchParams(
                parts.map(({ name, value }): [string, string] => [name, pipeText(value, print)]),
              ).toString();
        const headers = {
          'content-type': format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
          // Receivers that know it take a repetition once.
          'idempotency-key': parcel.delivery.id,
        };
        const shown = {
          address,
          headers: Object.fromEntries(given.map(([name, value]) => [name, hideSecret(value)])),
        };
        const call = {
          method,
          url: credentials.url,
          headers: { ...headers, ...Object.fromEntries(given) },
          body,
          shown,
        };
        return callSender(deps, call, credentials, (answer) => readStatus(answer));
      }),
    ),
});

/** @throws {ProblemError} `request.invalid` for what is no JSON. */
function parseTemplate(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw invalidField(['settings', 'json'], {
      code: 'invalid_json',
      message: 'The body is no JSON: put each {{name}} into quotes',
    });
  }
}

/** Replaces the names in the texts of a template, which keep their places. */
function fillJson(template: unknown, print: Print): unknown {
  if (typeof template === 'string') return pipeText(template, print);
  if (Array.isArray(template)) return template.map((one) => fillJson(one, print));
  if (template === null || typeof template !== 'object') return template;
  return Object.fromEntries(Object.entries(template).map(([key, one]) => [key, fillJson(one, print)]));
}

/** Prints answers by their ids, and what a submission has besides them by names of its own (docs/senders.md). */
function createPrint(parcel: Parcel): Print {
  const { delivery, form, submission, news, edit, time, link } = parcel;
  const changed = (news === 'changed' && edit?.listChanges(null)) || [];
  const texts = new Map([
    ['_form', form.id],
    ['_title', form.title],
    ['_submission', submission?.id ?? ''],
    ['_receipt', submission?.receiptCode ?? ''],
    ['_submitted', submission?.submittedAt.toISOString() ?? time],
    ['_link', link],
    ['_event', delivery.kind],
    ['_changed', changed.map(({ label }) => label).join(', ')],
    // What was taken back is not sent on.
    ...(news === 'withdrawn' ? [] : printParcel(parcel, null, '')).map(({ id, text }): [string, string] => [
      id,
      text,
    ]),
  ]);
  return (id) => texts.get(id) ?? '';
}
