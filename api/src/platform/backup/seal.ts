import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backupError.ts';
import type { BackupConfig } from '../config/parseBackup.ts';
import type { BackupStore } from './backupStore.ts';
import { parseJson } from './parseJson.ts';

/** Cost of a guess of the passphrase: 2^15 blocks of scrypt take 32 MB of memory. */
const WORK_FACTOR = 15;
const ABOUT = 'repository.json';
/** The store's own key, encrypted with the passphrase. */
const KEY = 'key.age';
/** The shape of the store; another one is of another version. */
const FORMAT = 1;

/** Encrypts what goes into a store; without a key it changes nothing. */
export interface Seal {
  isSealed: boolean;
  close(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Opens what a {@link Seal} has closed. */
export interface Unseal {
  /** @throws {BackupError} `key_wrong`, or `archive_changed` for bytes that are not what was closed. */
  open(bytes: Uint8Array): Promise<Uint8Array>;
}

interface About {
  format: number;
  recipient: string | null;
}

type Keys = Pick<BackupConfig, 'recipient' | 'passphrase'>;

/**
 * Returns the seal of a store; the first backup decides for whom it is encrypted.
 * @throws {BackupError} when the store is encrypted for another key, or not at all.
 */
export async function openSeal(store: BackupStore, keys: Keys): Promise<Seal> {
  const known = await readAbout(store);
  const recipient = keys.recipient ?? (keys.passphrase && (await ownRecipient(store, keys.passphrase)));
  if (known && known.recipient !== (recipient ?? null))
    throw new BackupError(
      known.recipient && !recipient ? 'key_missing' : 'key_wrong',
      `${store.name} holds backups that are ${known.recipient ? `encrypted for ${known.recipient}` : 'not encrypted'}: take that key, or another folder.`,
    );
  if (!known)
    await store.put(ABOUT, Buffer.from(JSON.stringify({ format: FORMAT, recipient: recipient ?? null })));
  if (!recipient) return { isSealed: false, close: async (bytes) => bytes };
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return { isSealed: true, close: (bytes) => encrypter.encrypt(bytes) };
}

/**
 * Returns what opens a store.
 * @param identity an age identity (`AGE-SECRET-KEY-1…`), where the store is encrypted for a recipient.
 * @throws {BackupError} when there is no store, or the key is missing or wrong.
 */
export async function openUnseal(
  store: BackupStore,
  { passphrase, identity }: { passphrase: string | null; identity: string | null },
): Promise<Unseal> {
  const about = await readAbout(store);
  if (!about) throw new BackupError('nothing_there', `${store.name} holds no backups.`);
  if (!about.recipient) return { open: async (bytes) => bytes };
  const key = identity?.trim() || (passphrase && (await openKey(store, passphrase)));
  if (!key)
    throw new BackupError(
      'key_missing',
      `${store.name} is encrypted: set INLAY_BACKUP_PASSPHRASE or INLAY_BACKUP_IDENTITY.`,
    );
  const isRight = await identityToRecipient(key).then(
    (recipient) => recipient === about.recipient,
    () => false,
  );
  if (!isRight) throw wrongKey(store);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return {
    open: (bytes) =>
      decrypter.decrypt(bytes).catch((error: unknown) => {
        throw new BackupError('archive_changed', `A part of ${store.name} cannot be decrypted.`, {
          cause: error,
        });
      }),
  };
}

/** @returns null for a store that is empty. @throws {BackupError} for one of another version. */
async function readAbout(store: BackupStore): Promise<About | null> {
  const bytes = await store.read(ABOUT);
  if (!bytes) return null;
  const about = parseJson(bytes.toString()) as About | null;
  if (!about) throw new BackupError('archive_changed', `${store.name}/${ABOUT} cannot be read.`);
  if (about.format === FORMAT) return about;
  throw new BackupError(
    'other_version',
    `${store.name} was made by another version of Inlay (format ${about.format}).`,
  );
}

async function ownRecipient(store: BackupStore, passphrase: string): Promise<string> {
  const known = await openKey(store, passphrase);
  if (known) return identityToRecipient(known);
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  await store.put(KEY, await encrypter.encrypt(identity));
  return identityToRecipient(identity);
}

/** @returns null where there is no key by passphrase. @throws {BackupError} `key_wrong` */
async function openKey(store: BackupStore, passphrase: string): Promise<string | null> {
  const sealed = await store.read(KEY);
  if (!sealed) return null;
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(sealed, 'text').catch((error: unknown) => {
    throw wrongKey(store, error);
  });
}

const wrongKey = ({ name }: BackupStore, cause?: unknown): BackupError =>
  new BackupError('key_wrong', `This key does not open the backups in ${name}.`, { cause });
