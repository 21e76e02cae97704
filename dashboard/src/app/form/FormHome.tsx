import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { AccessDenied } from '../../components/AccessDenied.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { isFinal } from '../../lib/apiError.ts';
import { formDetailKey, useFormDetail } from '../../domain/form-home/formDetail.ts';
import { useUpdateForm } from '../../domain/form-home/updateForm.ts';
import { FormHeader } from '../../domain/form-home/FormHeader.tsx';
import { FormState } from '../../domain/form-home/FormState.tsx';
import { findLastTab, keepLastTab, tabOf, tabsFor } from '../../domain/form-home/formTabs.ts';
import { formPath } from '../../domain/forms/formPath.ts';
import { LazyMissingForm } from '../../domain/form-home/missing/LazyMissingForm.tsx';
import { useLiveEvents } from '../../domain/platform/liveEvents.ts';
import { publishingKey } from '../../domain/publishing/publishing.ts';
import { queryClient } from '../../lib/queryClient.ts';
import { useScreenTitle, type ScreenHeading } from '../../lib/screenTitle.ts';
import classes from './formHome.module.css';
import { PublishAction } from './PublishAction.tsx';
import { useRoleRefusal } from '../../domain/identity/roleRefusal.ts';

/** Follows what colleagues and other tabs change of the form. */
function useDetailEvents(formId: string): void {
  useLiveEvents((event) => {
    if (event.name === 'form' ? event.formId !== formId : event.name !== 'resync') return;
    void queryClient.invalidateQueries({ queryKey: formDetailKey(formId) });
    void queryClient.invalidateQueries({ queryKey: publishingKey(formId) });
  });
}

/** Frame of a form's screens other than the builder: `/forms/{id}/{tab}` (DASH-050). */
export function FormHome() {
  const { formId = '' } = useParams();
  const { data: form, error, refetch } = useFormDetail(formId);
  const rename = useUpdateForm(formId);
  const tab = tabOf(useLocation().pathname);
  const heading = useOutletContext<ScreenHeading | undefined>();
  useScreenTitle(form?.title);
  useDetailEvents(formId);
  const canUpdate = form?.abilities.update ?? true;
  const isAllowed = tab === null || tabsFor(canUpdate).includes(tab);
  const refusal = useRoleRefusal(isAllowed);
  useEffect(() => {
    if (tab && form && isAllowed) keepLastTab(formId, tab);
  }, [formId, tab, form, isAllowed]);
  if (error && !form) {
    return isFinal(error) ? (
      <LazyMissingForm formId={formId} />
    ) : (
      <div className="page">
        <LoadFailure title={t`Error loading form`} error={error} onRetry={() => refetch()} />
      </div>
    );
  }
  const title = rename.isPending ? (rename.variables.title ?? form?.title) : form?.title;
  return (
    <div className={classes['home']}>
      <FormHeader
        formId={formId}
        title={title}
        onRename={form?.abilities.activate ? (next) => rename.mutate({ title: next }) : undefined}
        tab={tab}
        canUpdate={canUpdate}
        state={form ? <FormState form={form} /> : null}
        action={form?.abilities.update ? <PublishAction form={form} /> : null}
      />
      {isAllowed ? <Outlet context={heading} /> : <AccessDenied text={refusal} />}
    </div>
  );
}

/** `/forms/{id}`: the tab last used, or else the first that the person may open. */
export function LastTab() {
  const { formId = '' } = useParams();
  const { data: form } = useFormDetail(formId);
  if (!form) return null;
  const canUpdate = form.abilities.update;
  const tab = findLastTab(formId, canUpdate) ?? (canUpdate ? 'build' : 'responses');
  return <Navigate to={formPath(formId, tab)} replace />;
}
