import pg from 'pg';

/**
 * How both drivers read columns, as `Database` says: times are `Date`, also for the ORM, which would read texts; days
 * stay texts, which have no time zone.
 */
export const READ_TYPES = new pg.TypeOverrides();
READ_TYPES.setTypeParser(pg.types.builtins.DATE, String);
