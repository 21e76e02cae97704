import type { WarehouseFormat } from '../../platform/config/parseWarehouse.ts';
import type { WarehouseRow } from './readFormDay.ts';
import type { WarehouseColumn } from './warehouseColumns.ts';

/** A file of some rows. */
export interface WarehouseFile {
  extension: 'jsonl' | 'parquet';
  type: string;
  bytes: Uint8Array;
}

/** Encodes rows in each configured format. */
export async function encodeRows(
  format: WarehouseFormat,
  columns: readonly WarehouseColumn[],
  rows: readonly WarehouseRow[],
): Promise<WarehouseFile[]> {
  return [
    ...(format === 'parquet' ? [] : [encodeLines(rows)]),
    ...(format === 'jsonl' ? [] : [await encodeParquet(columns, rows)]),
  ];
}

/** The names of an export's JSON lines, so that one reader reads both. */
const encodeLines = (rows: readonly WarehouseRow[]): WarehouseFile => ({
  extension: 'jsonl',
  type: 'application/jsonl',
  bytes: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
});

async function encodeParquet(
  columns: readonly WarehouseColumn[],
  rows: readonly WarehouseRow[],
): Promise<WarehouseFile> {
  // Loaded only where it is configured.
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData = columns.map(({ name, type, valueOf }) => ({ name, type, data: rows.map(valueOf) }));
  return {
    extension: 'parquet',
    type: 'application/vnd.apache.parquet',
    bytes: new Uint8Array(parquetWriteBuffer({ columnData })),
  };
}
