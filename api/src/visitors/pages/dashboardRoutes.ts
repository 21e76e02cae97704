/** One address of the dashboard. */
export interface DashboardRoute {
  path: RegExp;
  /** The chunk of its screen (`dashboard/vite.chunks.ts`); null where the entry holds the screen. */
  chunk: string | null;
  /** Stands in the frame of a form's screens. */
  isOfForm?: true;
  /** For people who are signed in: the screen stands in the frame with the menu. */
  isFramed?: true;
}

/** Addresses of the dashboard; any other is its 404 page with that status (D-30). */
const DASHBOARD_ROUTES: readonly DashboardRoute[] = [
  { path: /^\/(auth|confirm|client\/confirm)$/, chunk: null },
  { path: /^\/(reset-password|link-sign-in)$/, chunk: 'settings' },
  { path: /^\/connect\/[\w-]+$/, chunk: 'settings' },
  { path: /^\/set-up$/, chunk: 'tools' },
  { path: /^\/invitation$/, chunk: 'clients' },
  { path: /^\/settings\/people$/, chunk: 'clients', isFramed: true },
  {
    path: /^\/client\/(auth|signup|forgot-password|reset-password|dashboard|account|form\/[^/]+\/submissions)$/,
    chunk: 'client-portal',
  },
  { path: /^\/client\/(analytics|form\/[^/]+\/results)$/, chunk: 'client-figures' },
  { path: /^\/(dashboard|assigned-forms|folder\/[^/]+)$/, chunk: 'home', isFramed: true },
  { path: /^\/(builder(\/[^/]+)?|form\/[^/]+|form-builder)$/, chunk: 'builder', isFramed: true },
  { path: /^\/forms\/[^/]+\/(build|design)$/, chunk: 'builder', isFramed: true },
  { path: /^\/forms\/[^/]+(\/share)?$/, chunk: 'form', isFramed: true },
  { path: /^\/templates$/, chunk: 'templates', isFramed: true },
  { path: /^\/trash$/, chunk: 'trash', isFramed: true },
  { path: /^\/analytics$/, chunk: 'analytics', isFramed: true },
  {
    path: /^\/(analytics\/[^/]+|forms\/[^/]+\/summary\/visits)$/,
    chunk: 'analytics',
    isFramed: true,
    isOfForm: true,
  },
  {
    path: /^\/(results\/[^/]+|forms\/[^/]+\/summary)$/,
    chunk: 'results',
    isFramed: true,
    isOfForm: true,
  },
  { path: /^\/submissions$/, chunk: 'submissions', isFramed: true },
  {
    path: /^\/(submissions\/[^/]+|forms\/[^/]+\/responses)$/,
    chunk: 'submissions',
    isFramed: true,
    isOfForm: true,
  },
  {
    path: /^\/(settings(\/(profile|security|notifications|api-keys|model|audit-log|general))?|notification-settings|notifications)$/,
    chunk: 'settings',
    isFramed: true,
  },
  { path: /^\/settings\/webhooks$/, chunk: 'form-settings', isFramed: true },
  { path: /^\/settings\/brands(\/[^/]+)?$/, chunk: 'tools', isFramed: true },
  {
    path: /^\/forms\/[^/]+\/(delivery|settings(\/[^/]+)?)$/,
    chunk: 'form-settings',
    isFramed: true,
    isOfForm: true,
  },
  {
    path: /^\/(admin(\/(overview|pages|user-approvals|form-assignments|settings|security))?|user-approvals|security(-dashboard)?)$/,
    chunk: 'administration',
    isFramed: true,
  },
];
/** Screens of administrators; other signed-in users get 403 (D-148, D-172). */
const ADMIN_ROUTES = /^\/(admin(\/.*)?|security-dashboard|security|user-approvals)$/;

/** Finds the dashboard's route of an address; the dashboard ignores a trailing slash. */
export function findDashboardRoute(address: string): (DashboardRoute & { isAdmins: boolean }) | null {
  const path = address.replace(/\/$/, '');
  const route = DASHBOARD_ROUTES.find((one) => one.path.test(path));
  return route ? { ...route, isAdmins: ADMIN_ROUTES.test(path) } : null;
}
