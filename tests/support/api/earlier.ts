/**
 * SQL of a column's time some seconds earlier, for an UPDATE. Citus refuses `- interval` there, which may depend on
 * the time zone of the session.
 */
export const earlier = (column: string, seconds: number): string =>
  `to_timestamp(extract(epoch from ${column} - timestamptz 'epoch') - ${seconds})`;
