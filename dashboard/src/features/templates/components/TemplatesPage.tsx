import { t } from '@lingui/core/macro';
import { Alert, Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Template } from '@inlay/api/contract';
import { BackLink } from '../../../components/BackLink.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { RequestFormsDialog } from '../../../domain/forms/RequestFormsDialog.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useFormLimit } from '../../../domain/forms/ownForms.ts';
import { useWayBack } from '../../../lib/trail.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useCreateFromTemplate, useDeleteTemplate, useTemplates } from '../api/templates.ts';
import { groupTemplates } from '../groupTemplates.ts';
import { TemplateCard } from './TemplateCard.tsx';
import classes from './templates.module.css';

const LIMIT_ID = 'form-limit';

/** The gallery of templates (TMPL-001…011, D-87, D-88). */
export function TemplatesPage() {
  const { data, isPending, error, refetch } = useTemplates();
  const { isFull, text } = useFormLimit();
  const search = useUrlSearch();
  const wayBack = useWayBack();
  const create = useCreateFromTemplate();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [toDelete, setToDelete] = useState<Template | null>(null);
  const groups = groupTemplates(data?.templates ?? [], search.query);

  const open = async (formId: string, name: string): Promise<void> => {
    await navigate(`/builder/${formId}`);
    // To be read where the form is, however long the builder takes to open.
    toastSuccess(t`${name} created successfully!`);
  };
  const use = (template: Template): void => {
    if (create.isPending) return;
    create.mutate(template, { onSuccess: (form) => void open(form.id, template.name) });
  };

  return (
    <div className="page">
      <Stack gap={24}>
        <Group justify="space-between" gap={16}>
          <BackLink to={wayBack}>{t`Back`}</BackLink>
          <SearchField label={t`Search templates`} search={search} className={classes['search']} />
        </Group>
        {isFull ? (
          <Alert color="gray" title={t`Form limit reached`} icon={<IconInfoCircle size={20} />}>
            <Group gap={8} justify="space-between">
              <span id={LIMIT_ID}>{text}</span>
              <Button variant="default" size="xs" onClick={() => setAsking(true)}>
                {t`Request More Forms`}
              </Button>
            </Group>
          </Alert>
        ) : null}
        {error ? (
          <LoadFailure title={t`Failed to load templates`} error={error} onRetry={() => refetch()} />
        ) : null}
        {isPending ? <CardSkeletons /> : null}
        {data && groups.length === 0 ? (
          <div className="card">
            <EmptyState
              drawing={<SearchDrawing />}
              title={t`No templates match “${search.query}”`}
              action={
                <Button variant="default" mt={8} onClick={search.clear}>
                  {t`Clear Search`}
                </Button>
              }
            />
          </div>
        ) : null}
        {groups.map(({ category, templates }, index) => (
          <section key={category} className={classes['group']} aria-labelledby={`category-${index}`}>
            <Title order={2} id={`category-${index}`} mb={12}>
              {category}
            </Title>
            <ul className={classes['cards']}>
              {templates.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  isBusy={create.isPending && create.variables.id === template.id}
                  refusal={isFull ? { id: LIMIT_ID, text } : null}
                  onUse={() => use(template)}
                  onDelete={() => setToDelete(template)}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
      <RequestFormsDialog opened={isAsking} onClose={() => setAsking(false)} />
      <DeleteDialog template={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}

function DeleteDialog({ template, onClose }: { template: Template | null; onClose(): void }) {
  const shown = useLastKnown(template);
  const remove = useDeleteTemplate();
  return (
    <ConfirmDialog
      opened={template !== null}
      title={t`Delete this template?`}
      verb={t`Delete template`}
      isDestructive
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (shown) remove.mutateAsync(shown).then(onClose, () => undefined);
      }}
    >
      {t`Forms created from “${shown?.name ?? ''}” are not affected.`}
    </ConfirmDialog>
  );
}

function CardSkeletons() {
  return (
    <div className={classes['cards']} aria-hidden="true">
      {[1, 2, 3].map((card) => (
        <div key={card} className={`card ${classes['template']}`} data-skeleton>
          <Skeleton className={classes['boneOfPicture'] ?? ''} />
          <div className={classes['words']}>
            <Skeleton height={20} width="60%" />
            <Skeleton height={18} width={140} />
            <Skeleton height={14} />
            <Skeleton height={14} width="80%" />
            <Skeleton height={36} mt={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
