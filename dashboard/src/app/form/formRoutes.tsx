import { Navigate, useLocation, useParams, useSearchParams, type RouteObject } from 'react-router';
import { formPath, type FormTab } from '../../domain/forms/formPath.ts';

/** Addresses of old lead to the form's own screens (decision 170), with what was searched for there. */
function ToForm({ tab, part }: { tab: FormTab; part?: string }) {
  const { search } = useLocation();
  return <Navigate to={`${formPath(useParams()['formId'] ?? '', tab, part)}${search}`} replace />;
}

/** /form-builder?id={id} leads to the builder (D-176). */
function ToBuilderById() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return <Navigate to={id ? formPath(id, 'build') : '/builder'} replace />;
}

/** /forms/{id}/delivery?tab={tab} leads to the form's settings (decision 170). */
function ToFormSettings() {
  const { formId = '' } = useParams();
  const [search] = useSearchParams();
  const group = search.get('tab') === 'webhooks' ? 'webhooks' : 'notifications';
  return <Navigate to={formPath(formId, 'settings', group)} replace />;
}

/** Loads the settings of the form of an address, or, where there is none, those of all forms. */
export const loadFormSettings = async () => ({
  Component: (await import('../../features/form-settings/components/FormSettingsPage.tsx')).FormSettingsPage,
});

/** Screens of one form (DASH-050). Building and designing are one screen, which a new form keeps. */
export const formRoutes: RouteObject[] = [
  {
    lazy: async () => ({
      Component: (await import('../../features/builder/components/BuilderPage.tsx')).BuilderPage,
    }),
    children: ['/builder', '/forms/:formId/build', '/forms/:formId/design'].map((path) => ({
      path,
      element: null,
    })),
  },
  {
    path: '/forms/:formId',
    lazy: async () => ({ Component: (await import('./FormHome.tsx')).FormHome }),
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./FormHome.tsx')).LastTab }),
      },
      {
        path: 'share',
        lazy: async () => ({ Component: (await import('./ShareTab.tsx')).ShareTab }),
      },
      {
        path: 'responses',
        lazy: async () => ({
          Component: (await import('../../features/submissions/inbox/SubmissionsPage.tsx')).SubmissionsPage,
        }),
      },
      {
        path: 'summary',
        lazy: async () => ({ Component: (await import('./SummaryTab.tsx')).SummaryTab }),
      },
      {
        path: 'summary/visits',
        lazy: async () => ({ Component: (await import('./VisitsTab.tsx')).VisitsTab }),
      },
      {
        path: 'settings/:group?',
        lazy: loadFormSettings,
      },
      { path: 'delivery', element: <ToFormSettings /> },
    ],
  },
  { path: '/builder/:formId', element: <ToForm tab="build" /> },
  { path: '/form/:formId', element: <ToForm tab="build" /> },
  { path: '/form-builder', element: <ToBuilderById /> },
  { path: '/submissions/:formId', element: <ToForm tab="responses" /> },
  { path: '/analytics/:formId', element: <ToForm tab="summary" part="visits" /> },
  { path: '/results/:formId', element: <ToForm tab="summary" /> },
];
