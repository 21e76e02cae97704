import { z } from 'zod';
import { BackupError } from './backupError.ts';
import type { BackupStore } from './backupStore.ts';
import { parseJson } from './parseJson.ts';
import { pack, pieceSchema, readPacked } from './pieces.ts';
import type { Seal, Unseal } from './seal.ts';
import { storedFileSchema } from './storedFiles.ts';
import { tableSumSchema } from './tableSums.ts';

/** What anybody may know of a backup: `backups/ID/summary.json`, written last. */
const summarySchema = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** The moment that its sums are of. */
  endedAt: z.iso.datetime(),
  inlay: z.string(),
  postgres: z.string(),
  system: z.string(),
  firstSegment: z.string(),
  lastSegment: z.string(),
  lsn: z.string(),
  /** Of the database and all files, before they are compressed. */
  bytes: z.number(),
  /** What this backup added to the store. */
  storedBytes: z.number(),
});
export type BackupSummary = z.output<typeof summarySchema>;

/** The whole of a backup: `backups/ID/manifest`, compressed and encrypted. */
const manifestSchema = z.object({
  migrations: z.array(z.string()),
  database: z.object({ pieces: z.array(pieceSchema), bytes: z.number(), sha256: z.string() }),
  files: z.array(storedFileSchema),
  /** Null where the tables were never free of writes. */
  tables: z.array(tableSumSchema).nullable(),
  /** The platform's secret; null in a backup that is not encrypted. */
  secret: z.string().nullable(),
});
export type BackupManifest = z.output<typeof manifestSchema>;

/** What was shipped after a backup: `shipped/TIME~SEGMENT`, with the files that were new. */
const shipmentSchema = z.object({ files: z.array(storedFileSchema) });

const BACKUPS = 'backups';
const SHIPPED = 'shipped';

/** The moment of a backup in the server's log. */
export const momentOf = (id: string): string => `inlay ${id}`;

export const folderOf = (id: string): string => `${BACKUPS}/${id}`;

export async function writeManifest(
  store: BackupStore,
  seal: Seal,
  summary: BackupSummary,
  manifest: BackupManifest,
): Promise<void> {
  const folder = folderOf(summary.id);
  const keys = [...manifest.database.pieces, ...manifest.files.flatMap(({ pieces }) => pieces)].map(
    ({ key }) => key,
  );
  // For rotation, which may hold no key.
  await store.put(`${folder}/objects`, Buffer.from(keys.join('\n')));
  await store.put(`${folder}/manifest`, await pack(Buffer.from(JSON.stringify(manifest)), seal));
  await store.put(`${folder}/summary.json`, Buffer.from(JSON.stringify(summary)));
}

/** Lists the backups of a store that are complete, oldest first. */
export async function listBackups(store: BackupStore): Promise<BackupSummary[]> {
  const found: BackupSummary[] = [];
  for await (const { key } of store.list(BACKUPS)) {
    if (!key.endsWith('/summary.json')) continue;
    const text = (await store.read(key))?.toString() ?? '';
    const summary = summarySchema.safeParse(parseJson(text));
    if (!summary.success) throw new BackupError('archive_changed', `${key} in ${store.name} cannot be read.`);
    found.push(summary.data);
  }
  return found.sort((one, other) => (one.endedAt < other.endedAt ? -1 : 1));
}

export async function readManifest(store: BackupStore, unseal: Unseal, id: string): Promise<BackupManifest> {
  const key = `${folderOf(id)}/manifest`;
  const manifest = manifestSchema.safeParse(parseJson((await readPacked(store, unseal, key)).toString()));
  if (manifest.success) return manifest.data;
  throw new BackupError('other_version', `${key} in ${store.name} was made by another version of Inlay.`);
}

/** What was shipped until a moment. */
export interface Shipment {
  key: string;
  /** Everything that was committed before is in the segments up to this one. */
  until: string;
  segment: string;
}

export async function writeShipment(
  store: BackupStore,
  seal: Seal,
  {
    until,
    segment,
    files,
  }: { until: string; segment: string; files: readonly z.output<typeof storedFileSchema>[] },
): Promise<void> {
  const key = `${SHIPPED}/${until.replaceAll(':', '-')}~${segment}`;
  await store.put(key, await pack(Buffer.from(JSON.stringify({ files })), seal));
}

/** Lists what was shipped, oldest first. */
export async function listShipments(store: BackupStore): Promise<Shipment[]> {
  const shipments: Shipment[] = [];
  for await (const { key } of store.list(SHIPPED)) {
    const [, day, hour, minute, second, segment] =
      /^shipped\/(\S{10})T(\d\d)-(\d\d)-([\d.]+Z)~([\dA-F]{24})$/.exec(key) ?? [];
    if (day && segment) shipments.push({ key, until: `${day}T${hour}:${minute}:${second}`, segment });
  }
  return shipments.sort((one, other) => (one.until < other.until ? -1 : 1));
}

export async function readShipment(store: BackupStore, unseal: Unseal, key: string) {
  return shipmentSchema.parse(parseJson((await readPacked(store, unseal, key)).toString())).files;
}
