import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/apiClient.ts';
import { useSession } from './session.ts';
import { AccessDenied } from '../../components/AccessDenied.tsx';

interface AdminOnlyProps {
  /** A call of the screen: asked for others, refused by the server, and so written into its log. */
  path: string;
  children: ReactNode;
}

/** The address whose page the server refused as it was loaded; null = none, undefined = not looked yet. */
let refusedAddress: string | null | undefined;

/** Whether the server has refused this very address already, and so written it into its log. */
function isRefusedHere(): boolean {
  if (refusedAddress === undefined) {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    refusedAddress = load?.responseStatus === 403 ? window.location.pathname : null;
  }
  return refusedAddress === window.location.pathname;
}

/** A screen of administrators; anybody else is told that it is not his (D-148). */
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
  // The server has the last word: a role given a moment ago counts.
  if (isAdmin || attempt.isSuccess) return children;
  if (attempt.isPending && !isRefused) return null;
  return <AccessDenied />;
}
