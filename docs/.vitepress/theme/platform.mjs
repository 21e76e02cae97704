import { reactive } from 'vue';

/** Where the address of a platform says that it is one. */
const DESCRIPTION = '/api/v1/openapi.json';

/**
 * The platform that calls go to, and the key that they carry. Both are in memory alone: a page that is loaded again,
 * or closed, has forgotten them (decision 790).
 */
export const platform = reactive({
  address: '',
  key: '',
  /** Whether these pages are served by a platform; null until it was asked. */
  isOwn: null,
});

/** @type {Promise<void> | undefined} */
let asked;

/** Finds out whether a platform serves these pages: calls go to it then, and its address is not asked for. */
export const findPlatform = () => (asked ??= ask());

async function ask() {
  const answer = await fetch(DESCRIPTION, { method: 'HEAD' }).catch(() => null);
  platform.isOwn = Boolean(answer?.ok && answer.headers.get('Content-Type')?.includes('json'));
  if (platform.isOwn) platform.address = location.origin;
}
