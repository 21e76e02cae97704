import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/apiClient.ts';
import { useSession } from './session.ts';
import { AccessDenied } from '../../components/AccessDenied.tsx';

interface AdminOnlyProps {
  /** A request of the screen: for other users the server refuses it and logs the refusal. */
  path: string;
  children: ReactNode;
}

/** Address whose page the server refused; null = none, undefined = not read yet. */
let refusedAddress: string | null | undefined;

/** Returns whether the server has already refused, and logged, this address. */
function isRefusedHere(): boolean {
  if (refusedAddress === undefined) {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    refusedAddress = load?.responseStatus === 403 ? window.location.pathname : null;
  }
  return refusedAddress === window.location.pathname;
}

/** A screen of administrators; other users read that they have no access (D-148). */
export function AdminOnly({ path, children }: AdminOnlyProps) {
  const { user } = useSession();
  const isAdmin = user?.role === 'admin';
  const isRefused = !isAdmin && isRefusedHere();
  const attempt = useQuery({
    queryKey: ['admin-only', path],
    queryFn: () => api.get<unknown>(path),
    enabled: user !== null && !isAdmin && !isRefused,
    retry: false,
    staleTime: Infinity,
  });
  // The server decides: a role granted a moment ago counts.
  if (isAdmin || attempt.isSuccess) return children;
  if (attempt.isPending && !isRefused) return null;
  return <AccessDenied />;
}
