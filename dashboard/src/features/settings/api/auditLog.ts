import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AuditKind, AuditLog, MemberList } from '@inlay/api/contract';
import { api } from '../../../lib/apiClient.ts';
import { viewerZone } from '../../../lib/formatTime.ts';

/** What the log shows; null for everything. */
export interface AuditFilter {
  personId: string | null;
  kind: AuditKind | null;
  /** Days in the viewer's zone, both included. */
  from: string | null;
  to: string | null;
}

/** Writes a filter as a query, with the zone where there are days. */
function queryOf({ from, to, ...rest }: AuditFilter, cursor = ''): string {
  const zone = from || to ? viewerZone() : null;
  const given = Object.entries({ ...rest, from, to, zone, cursor });
  const query = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Loads the audit log of the account, newest first, page by page. */
export const useAuditLog = (filter: AuditFilter, isAllowed: boolean) =>
  useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam }) => api.get<AuditLog>(`/account/audit-log${queryOf(filter, pageParam)}`),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // What this person does elsewhere is an entry as well.
    staleTime: 0,
    enabled: isAllowed,
  });

/** The address of the log as a file. */
export const auditFileAddress = (filter: AuditFilter): string =>
  `/api/account/audit-log/export${queryOf(filter)}`;

/** Loads the people of the account, to choose one of them. The key is that of the screen of people. */
export const useAuditPeople = () =>
  useQuery({ queryKey: ['members'], queryFn: () => api.get<MemberList>('/members') });
