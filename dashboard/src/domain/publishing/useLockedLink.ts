import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { FormDetail, PrefilledLink, PrefilledLinkRequest } from '@inlay/api/contract';
import { api } from '../../lib/apiClient.ts';
import { ApiError } from '../../lib/apiError.ts';
import { prefilledLink } from './prefilledLink.ts';

/** Pause after typing before a link is signed, in ms. */
const SIGN_AFTER_MS = 400;

/** A link, and messages about its invalid answers. */
interface LinkState {
  /** Null until the server has signed it. */
  link: string | null;
  /** Messages by field id. */
  errors: ReadonlyMap<string, string>;
}

/** What a link is made of. */
interface LinkParts {
  /** The form's address in words, if it has one. */
  address: string | undefined;
  answers: ReadonlyMap<string, string>;
  locked: ReadonlySet<string>;
}

/**
 * Returns the form's link with answers filled in (EMBED-104); one with locked answers is signed by the server, which
 * keeps nothing of it (EMBED-107).
 */
export function useLockedLink(
  { id, embed }: Pick<FormDetail, 'id' | 'embed'>,
  { address, answers, locked }: LinkParts,
): LinkState {
  const given = [...answers].filter(([, value]) => value !== '');
  const request = JSON.stringify({
    answers: Object.fromEntries(given),
    locked: given.map(([one]) => one).filter((one) => locked.has(one)),
  } satisfies PrefilledLinkRequest);
  const [settled] = useDebouncedValue(request, SIGN_AFTER_MS);
  const hasLocks = given.some(([one]) => locked.has(one));
  const { data, error } = useQuery({
    queryKey: ['prefilled-links', id, settled],
    queryFn: () => api.post<PrefilledLink>(`/forms/${id}/prefilled-links`, JSON.parse(settled)),
    enabled: hasLocks && settled === request,
    retry: false,
    gcTime: 0,
  });
  if (!hasLocks) return { link: prefilledLink(address ?? embed.url, answers), errors: new Map() };
  const issues = error instanceof ApiError ? error.issues : [];
  const errors = new Map(issues.map(({ path, message }) => [String(path[1]), message]));
  return { link: settled === request ? (data?.url ?? null) : null, errors };
}
