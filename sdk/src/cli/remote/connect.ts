import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createApiClient, InlayApiError, type ApiClient } from '../../api/index.ts';
import { CliError, UsageError, type CliContext } from '../cliContext.ts';
import type { CommandValues } from '../command.ts';

/** Exit code when the platform cannot be reached, or refuses the key. */
export const UNREACHABLE_CODE = 3;

/** A platform and a key of it. */
export interface Connection {
  url: string;
  key: string;
  api: ApiClient;
}

interface Keys {
  /** Address of the last login. */
  last: string;
  keys: Record<string, string>;
}

type Environment = CliContext['environment'];

/** The folder of a person's configuration, as the system has it. */
const configFolder = ({ XDG_CONFIG_HOME, APPDATA }: Environment): string =>
  join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'inlay');

const keyFile = (environment: Environment): string => join(configFolder(environment), 'keys.json');

async function readKeys(environment: Environment): Promise<Keys> {
  const text = await readFile(keyFile(environment), 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as Keys) : { last: '', keys: {} };
}

/** Keeps a key where its person alone can read it. @returns the file. */
export async function keepKey(environment: Environment, url: string, key: string): Promise<string> {
  const { keys } = await readKeys(environment);
  await mkdir(configFolder(environment), { recursive: true, mode: 0o700 });
  const file = keyFile(environment);
  const text = JSON.stringify({ last: url, keys: { ...keys, [url]: key } }, null, 2);
  await writeFile(file, text, { mode: 0o600 });
  // A file that is there keeps its own mode.
  await chmod(file, 0o600);
  return file;
}

/** Returns the address of a platform without a slash at its end. @throws {UsageError} */
export function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new UsageError('The address of a platform looks like https://forms.example.com.');
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol === 'http:' && !isLocal)
    throw new UsageError('A key is sent over https alone: write https:// before the address.');
  return url.href.replace(/\/$/, '');
}

/**
 * Connects to the platform that `--to`, `--url`, INLAY_URL or the last login names.
 * @throws {CliError} where there is no key of it.
 */
export async function connect({ environment }: CliContext, values: CommandValues): Promise<Connection> {
  const { INLAY_URL, INLAY_KEY } = environment;
  const { last, keys } = await readKeys(environment);
  const typed = values['to'] ?? values['url'] ?? (INLAY_URL || last);
  if (typeof typed !== 'string' || typed === '')
    throw new CliError('Which platform? Type inlay login, or set INLAY_URL and INLAY_KEY.', UNREACHABLE_CODE);
  const url = parseUrl(typed);
  const ofEnvironment = INLAY_KEY && (!INLAY_URL || parseUrl(INLAY_URL) === url) ? INLAY_KEY : undefined;
  const key = ofEnvironment ?? keys[url];
  if (!key)
    throw new CliError(`There is no key for ${url}. Type: inlay login --url ${url}`, UNREACHABLE_CODE);
  return { url, key, api: createApiClient({ url, key }) };
}

/** Does work of a platform, and says refusals in sentences. @throws {CliError} */
export async function saying<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InlayApiError) throw describeRefusal(error);
    if (error instanceof TypeError)
      throw new CliError(`${url} cannot be reached: ${reasonOf(error)}.`, UNREACHABLE_CODE);
    throw error;
  }
}

const reasonOf = ({ message, cause }: TypeError): string =>
  cause instanceof Error && cause.message ? cause.message : message;

function describeRefusal({ status, code, message, issues }: InlayApiError): CliError {
  const lines = issues.map(({ path, message: said }) => `  ${path.join('.')}: ${said}`);
  const isAccess = status === 401 || status === 403 || status === 429 || status >= 500;
  return new CliError([`${message} (${code})`, ...lines].join('\n'), isAccess ? UNREACHABLE_CODE : 1);
}
