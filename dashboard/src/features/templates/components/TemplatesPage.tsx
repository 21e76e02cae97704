import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Alert, Button, Group, Modal, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Template } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { BackLink } from '../../../components/BackLink.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { SearchDrawing } from '../../../components/drawings/SearchDrawing.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { LazyRequestFormsDialog } from '../../../domain/forms/LazyRequestFormsDialog.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { useLastKnown } from '../../../lib/useLastKnown.ts';
import { useUrlSearch } from '../../../lib/useUrlSearch.ts';
import { useFormLimit, useNewFormRefusal } from '../../../domain/forms/ownForms.ts';
import { useWayBack } from '../../../lib/trail.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useCreateFromTemplate, useDeleteTemplate, useTemplates } from '../api/templates.ts';
import { useDefaultKit } from '../../../domain/looks/useBrandKits.ts';
import { groupTemplates } from '../groupTemplates.ts';
import { inOwnLook } from '../inOwnLook.ts';
import { LazyTemplatePreview } from '../preview/LazyTemplatePreview.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import classes from './templates.module.css';
import { useAccountAbility } from '../../../domain/identity/roleRefusal.ts';

const LIMIT_ID = 'form-limit';

interface TemplatesPageProps {
  /** A form that can be filled in. */
  renderForm(definition: FormDefinition): ReactNode;
}

/** Why no form can be created, and the way to more where it is the plan (D-88, TEAM-016). */
function Refusal({ text, onRequest }: { text: string; onRequest: (() => void) | null }) {
  return (
    <Alert color="gray" title={onRequest && t`Form limit reached`} icon={<IconInfoCircle size={20} />}>
      <Group gap={8} justify="space-between">
        <span id={LIMIT_ID}>{text}</span>
        {onRequest ? (
          <Button variant="default" size="xs" onClick={onRequest}>
            {t`Request More Forms`}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}

/** The gallery of templates (TMPL-001…011, D-87, D-88). */
export function TemplatesPage({ renderForm }: TemplatesPageProps) {
  const { data, isPending, error, refetch } = useTemplates();
  const { isFull } = useFormLimit();
  const refusal = useNewFormRefusal();
  const mayDelete = useAccountAbility('organise');
  const search = useUrlSearch();
  const wayBack = useWayBack();
  const create = useCreateFromTemplate();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [toDelete, setToDelete] = useState<Template | null>(null);
  const [shown, setShown] = useState<Template | null>(null);
  const preview = useLastKnown(shown);
  const { kit } = useDefaultKit();
  const found = groupTemplates(data?.templates ?? [], search.query);
  const [asked, choose] = useCategory();
  const category = found.find((group) => group.category === asked)?.category ?? null;
  const groups = category === null ? found : found.filter((group) => group.category === category);
  const open = async (formId: string, name: string): Promise<void> => {
    await navigate(`/builder/${formId}`);
    // To be read where the form is, however long the builder takes to open.
    toastSuccess(t`${name} created successfully!`);
  };
  const use = (template: Template, definition: FormDefinition | null = null): void => {
    if (create.isPending) return;
    create.mutate({ template, definition }, { onSuccess: (form) => void open(form.id, template.name) });
  };

  return (
    <div className="page">
      <Stack gap={24}>
        <Group justify="space-between" gap={16}>
          <BackLink to={wayBack}>{t`Back`}</BackLink>
          <SearchField label={t`Search templates`} search={search} className={classes['search']} />
        </Group>
        {i18n.locale === 'en' ? null : (
          <Text size="sm" c="dimmed">
            {t`The questions of the built-in templates are in English.`}
          </Text>
        )}
        {found.length > 1 ? (
          <Categories names={found.map((group) => group.category)} chosen={category} onChoose={choose} />
        ) : null}
        {refusal ? (
          <Refusal text={refusal} onRequest={isFull && mayDelete ? () => setAsking(true) : null} />
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
        {groups.map(({ category: name, templates }, index) => (
          <section key={name} className={classes['group']} aria-labelledby={`category-${index}`}>
            <Title order={2} id={`category-${index}`} mb={12}>
              {name}
            </Title>
            <ul className={classes['cards']}>
              {templates.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  definition={inOwnLook(template, kit)}
                  isBusy={create.isPending && create.variables.template.id === template.id}
                  refusal={refusal === null ? null : { id: LIMIT_ID, text: refusal }}
                  onPreview={() => setShown(template)}
                  onUse={() => use(template)}
                  onDelete={mayDelete ? () => setToDelete(template) : null}
                />
              ))}
            </ul>
          </section>
        ))}
      </Stack>
      <Modal opened={shown !== null} onClose={() => setShown(null)} title={preview?.name} size={760}>
        {preview ? (
          <Suspense fallback={<Skeleton height={320} radius={8} />}>
            <LazyTemplatePreview
              key={preview.id}
              template={preview}
              isBusy={create.isPending}
              refusal={refusal}
              renderForm={renderForm}
              onUse={(definition) => use(preview, definition)}
            />
          </Suspense>
        ) : null}
      </Modal>
      <Suspense>
        {isAsking ? <LazyRequestFormsDialog opened onClose={() => setAsking(false)} /> : null}
      </Suspense>
      <DeleteDialog template={toDelete} onClose={() => setToDelete(null)} />
    </div>
  );
}

/** The category in the address, and what changes it (TMPL-030). */
function useCategory(): [string | null, (name: string | null) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = (name: string | null): void =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      if (name === null) next.delete('category');
      else next.set('category', name);
      return next;
    });
  return [address.get('category'), choose];
}

interface CategoriesProps {
  names: readonly string[];
  /** Null for all. */
  chosen: string | null;
  onChoose(name: string | null): void;
}

function Categories({ names, chosen, onChoose }: CategoriesProps) {
  return (
    <Group gap={8} role="group" aria-label={t`Category`}>
      {[null, ...names].map((name) => (
        <Button
          key={name ?? ''}
          size="xs"
          variant="default"
          className={classes['look'] ?? ''}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {name ?? t`All`}
        </Button>
      ))}
    </Group>
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
