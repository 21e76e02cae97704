import { createBrowserRouter, Navigate, useParams, useSearchParams } from 'react-router';
import { SignInPage } from '../features/auth/components/SignInPage.tsx';
import { HOME } from '../lib/returnPath.ts';
import { Gate } from './Gate.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { Shell } from './Shell.tsx';

/** /form/{id} leads to the builder (D-177). */
function ToBuilder() {
  return <Navigate to={`/builder/${useParams()['formId'] ?? ''}`} replace />;
}

/** /form-builder?id={id} leads to the builder (D-176). */
function ToBuilderById() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return <Navigate to={id ? `/builder/${id}` : '/builder'} replace />;
}

/** Every route of the dashboard. Screens are loaded when they are first opened. */
export const router = createBrowserRouter([
  {
    errorElement: <RouteFailure />,
    // While the first screen is loaded the page stays as it is.
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to={HOME} replace /> },
      { path: '/auth', element: <SignInPage /> },
      {
        element: <Gate />,
        children: [
          {
            element: <Shell />,
            children: [
              {
                path: '/dashboard',
                lazy: async () => ({
                  Component: (await import('../features/forms/components/DashboardPage.tsx')).DashboardPage,
                }),
              },
              {
                path: '/submissions/:formId?',
                lazy: async () => ({
                  Component: (await import('../features/submissions/components/SubmissionsPage.tsx'))
                    .SubmissionsPage,
                }),
              },
              {
                path: '/builder/:formId?',
                lazy: async () => ({
                  Component: (await import('../features/builder/components/BuilderPage.tsx')).BuilderPage,
                }),
              },
              { path: '/form/:formId', element: <ToBuilder /> },
              { path: '/form-builder', element: <ToBuilderById /> },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
