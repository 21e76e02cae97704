import type { Config } from './config.ts';

/** Lists the origins, beside the platform's own, whose pictures the dashboard shows: those of visitors' files. */
export function pictureOrigins({ filesOrigin, s3 }: Pick<Config, 'filesOrigin' | 's3'>): string[] {
  if (!s3?.hasOwnLinks) return filesOrigin ? [filesOrigin] : [];
  const { endpoint, region, bucket } = s3;
  if (endpoint) return [endpoint];
  // Amazon's certificates do not cover names with points in them.
  const host = bucket.includes('.') ? '' : `${bucket}.`;
  return [`https://${host}s3.${region}.amazonaws.com`];
}
