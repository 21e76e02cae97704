import { useParams } from 'react-router';
import { LoadingSkeleton } from '../../components/LoadingSkeleton.tsx';
import { useFormDetail } from '../../domain/form-home/formDetail.ts';
import { LazyShareTabs } from '../../domain/publishing/LazyShareTabs.tsx';
import classes from './formHome.module.css';

/** `/forms/{id}/share`: everything that brings the form to visitors (EMBED-104), as a screen. */
export function ShareTab() {
  const { formId = '' } = useParams();
  const { data: form } = useFormDetail(formId);
  return (
    <div className={`page ${classes['share']}`}>
      {form ? (
        <div className={`card ${classes['sheet']}`}>
          <LazyShareTabs form={form} />
        </div>
      ) : (
        <LoadingSkeleton height={480} radius={8} />
      )}
    </div>
  );
}
