import type { Environment } from './environment.ts';

/** What the warehouse's files are written as. */
export type WarehouseFormat = Exclude<Environment['INLAY_WAREHOUSE'], 'off'>;

/** Returns the format of the nightly export of submissions; null = none. */
export const parseWarehouse = ({ INLAY_WAREHOUSE: format }: Environment): WarehouseFormat | null =>
  format === 'off' ? null : format;
