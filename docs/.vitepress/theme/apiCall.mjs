/**
 * @typedef {object} Call What an operation asks for.
 * @property {string} method @property {string} path
 * @property {{ name: string, in: 'path' | 'query' | 'header', isRequired: boolean, choices?: string[], hint?: string }[]} parameters
 * @property {{ isFile: boolean, example?: unknown } | null} body
 *
 * @typedef {object} Filled What a reader has filled in.
 * @property {string} address @property {string} key
 * @property {Record<string, string>} values by the name of the parameter
 * @property {string} body as JSON text @property {File | null} file
 */

/** Headers of an answer that say something of it. */
const SHOWN_HEADERS = [
  'ETag',
  'Location',
  'RateLimit',
  'Retry-After',
  'Idempotency-Replayed',
  'Preference-Applied',
  'X-Request-Id',
];
/** Longest text that is shown, in characters; what is longer can be saved. */
const MOST_SHOWN = 20_000;

/** @param {Call} call @param {Filled} filled */
function addressOf({ path, parameters }, { address, values }) {
  const filled = path.replace(/\{(\w+)\}/g, (part, name) =>
    values[name] ? encodeURIComponent(values[name]) : part,
  );
  const query = parameters.filter((one) => one.in === 'query' && values[one.name]);
  const search = new URLSearchParams(query.map(({ name }) => [name, values[name]])).toString();
  return `${address.replace(/\/+$/, '')}${filled}${search && `?${search}`}`;
}

/** @param {Call} call @param {Filled} filled @param {string} key @returns {Record<string, string>} */
function headersOf({ parameters, body }, { values }, key) {
  const named = parameters.filter((one) => one.in === 'header' && values[one.name]);
  return {
    Authorization: `Bearer ${key}`,
    ...(body && { 'Content-Type': body.isFile ? 'application/octet-stream' : 'application/json' }),
    ...Object.fromEntries(named.map(({ name }) => [name, values[name]])),
  };
}

/** The request that a filled form makes. @param {Call} call @param {Filled} filled @returns {[string, RequestInit]} */
export const requestOf = (call, filled) => [
  addressOf(call, filled),
  {
    method: call.method,
    headers: headersOf(call, filled, filled.key),
    ...(call.body && { body: call.body.isFile ? filled.file : filled.body }),
    // No cookie of a session goes with it, nor does one come.
    credentials: 'omit',
  },
];

const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", `'\\''`)}'`;

/** The same request for a shell, with the key as a variable. @param {Call} call @param {Filled} filled */
export function curlOf(call, filled) {
  const { method, body } = call;
  const headers = Object.entries(headersOf(call, filled, '$INLAY_KEY'));
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(addressOf(call, filled))}`,
    ...headers.map(([name, value]) =>
      name === 'Authorization' ? `  -H "${name}: ${value}"` : `  -H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(body ? [body.isFile ? '  --data-binary @FILE' : `  -d ${quoted(filled.body)}`] : []),
  ].join(' \\\n');
}

/**
 * Reads an answer for people: JSON in lines, other texts as they are, files by their size.
 * @param {Response} answer
 */
export async function readAnswer(answer) {
  const type = answer.headers.get('Content-Type') ?? '';
  const blob = await answer.blob();
  const isText = /json|^text\//.test(type);
  const text = isText ? printed(await blob.text(), type) : '';
  return {
    status: `${answer.status} ${answer.statusText}`.trim(),
    isGood: answer.ok,
    headers: SHOWN_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
    text: text.slice(0, MOST_SHOWN),
    /** A file to save: what is no text, or longer than what is shown. */
    file: blob.size > 0 && (!isText || text.length > MOST_SHOWN) ? { blob, size: blob.size } : null,
  };
}

/** @param {string} text @param {string} type */
function printed(text, type) {
  try {
    return type.includes('json') ? JSON.stringify(JSON.parse(text), null, 2) : text;
  } catch {
    return text;
  }
}
