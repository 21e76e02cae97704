import { errorCode, runProgram, type ProgramAccount } from './runProgram.ts';

/** The account the database server runs as when we are root: PostgreSQL refuses to run as root. */
export interface ServerAccount extends ProgramAccount {
  name: string;
}

/** Accounts tried in order. Both exist already: we never add users to the host. */
const ACCOUNT_NAMES = ['postgres', 'nobody'];

/**
 * The account to run PostgreSQL as, or null when we are not root and may run it as ourselves.
 *
 * @throws when we are root and the host knows none of {@link ACCOUNT_NAMES}.
 */
export async function findServerAccount(): Promise<ServerAccount | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ACCOUNT_NAMES) {
    const [uid, gid] = await Promise.all([askId('-u', name), askId('-g', name)]);
    if (uid !== null && gid !== null) return { name, uid, gid };
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and there is no user ${ACCOUNT_NAMES.join(' or ')} to run it as. ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** `id` knows accounts from every source (files, LDAP, macOS directory), which /etc/passwd does not. */
async function askId(flag: '-u' | '-g', name: string): Promise<number | null> {
  const { code, output } = await runProgram('id', [flag, name], null);
  // `| 0`: macOS prints nobody (-2) as 4294967294, but Node expects it signed.
  return code === 0 ? Number(output) | 0 : null;
}

/**
 * Returns whether the account can enter a folder, by entering it: modes alone would miss ACLs.
 *
 * @throws when we may not become that account at all (a container without the right to).
 */
export async function canReach(account: ServerAccount, folder: string): Promise<boolean> {
  try {
    const { code } = await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account);
    return code === 0;
  } catch (error) {
    if (!['EPERM', 'EINVAL'].includes(errorCode(error) ?? '')) throw error;
    throw new Error(
      `PostgreSQL refuses to run as root, and this process may not become user ${account.name}. ` +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}
