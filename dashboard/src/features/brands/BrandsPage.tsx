import { plural, t } from '@lingui/core/macro';
import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BrandKit } from '@inlay/api/contract';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { ColorsDrawing } from '../../components/drawings/ColorsDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Setting } from '../../domain/form-home/Setting.tsx';
import { FormPicture } from '../../domain/forms/FormPicture.tsx';
import { useDeleteBrandKit, useUpdateBrandKit } from '../../domain/looks/brandKits.ts';
import { useBrandKits } from '../../domain/looks/useBrandKits.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import { useLastKnown } from '../../lib/useLastKnown.ts';
import classes from './brands.module.css';
import { sampleForm } from './sampleForm.ts';
import { Refusable } from '../../domain/identity/Refusable.tsx';
import { useAccountAbility, useRoleRefusal } from '../../domain/identity/roleRefusal.ts';

/** The account's brand kits (STYLE-040). */
export function BrandsPage() {
  const { data, isPending, error, refetch } = useBrandKits();
  const [toDelete, setToDelete] = useState<BrandKit | null>(null);
  const kits = data?.kits ?? [];
  const mayChange = useAccountAbility('organise');
  const refusal = useRoleRefusal(mayChange);
  const create = (
    <Refusable refusal={refusal}>
      <Button component={Link} to="/settings/brands/new">
        {t`New brand`}
      </Button>
    </Refusable>
  );
  return (
    <Setting name="brands">
      <Stack gap={24}>
        {kits.length > 0 ? <Group justify="flex-end">{create}</Group> : null}
        {error && !data ? (
          <LoadFailure title={t`Failed to load brands`} error={error} onRetry={() => refetch()} />
        ) : null}
        {isPending ? <Skeleton height={260} radius={8} /> : null}
        {data && kits.length === 0 ? (
          <div className="card">
            <EmptyState
              drawing={<ColorsDrawing />}
              title={t`No brands yet`}
              text={t`Keep colors, font and logo in one place. Forms that follow a brand change with it.`}
              action={create}
            />
          </div>
        ) : null}
        {kits.length > 0 ? (
          <ul className={classes['cards']}>
            {kits.map((kit) => (
              <KitCard key={kit.id} kit={kit} mayChange={mayChange} onDelete={() => setToDelete(kit)} />
            ))}
          </ul>
        ) : null}
      </Stack>
      <DeleteDialog kit={toDelete} onClose={() => setToDelete(null)} />
    </Setting>
  );
}

const followersOf = ({ forms }: BrandKit): string =>
  forms.length === 0
    ? t`No forms follow it yet`
    : plural(forms.length, { one: '# form follows it', other: '# forms follow it' });

function KitCard({ kit, mayChange, onDelete }: { kit: BrandKit; mayChange: boolean; onDelete(): void }) {
  const { mutate, isPending } = useUpdateBrandKit();
  const makeDefault = (): void =>
    mutate(
      { id: kit.id, isDefault: true },
      {
        onSuccess: () => toastSuccess(t`New forms begin in the look of “${kit.name}”.`),
        onError: (error) => toastThrown(error, t`Failed to save the brand`),
      },
    );
  return (
    <li className={`card ${classes['kit']}`}>
      <div className={classes['picture']}>
        <FormPicture definition={sampleForm(kit.styles)} logoUrl={kit.logoUrl} />
      </div>
      <div className={classes['words']}>
        <div>
          <Group gap={8} wrap="nowrap" align="flex-start">
            <Title order={2} size="h3" dir="auto" className={classes['name'] ?? ''}>
              {kit.name}
            </Title>
            {kit.isDefault ? <Badge flex="none">{t`Default`}</Badge> : null}
          </Group>
          <Text size="sm" c="dimmed" title={kit.forms.map(({ title }) => title).join(', ')}>
            {followersOf(kit)}
          </Text>
          {kit.isDefault ? (
            <Text size="sm" c="dimmed">
              {t`New forms begin in this look.`}
            </Text>
          ) : null}
        </div>
        {mayChange ? (
          <Group gap={8}>
            <Button
              component={Link}
              to={`/settings/brands/${kit.id}`}
              size="xs"
              variant="default"
              aria-label={t`Edit ${kit.name}`}
            >
              {t`Edit`}
            </Button>
            {kit.isDefault ? null : (
              <BusyButton
                size="xs"
                variant="default"
                isBusy={isPending}
                aria-label={t`Make ${kit.name} the default`}
                onClick={() => makeDefault()}
              >
                {t`Make default`}
              </BusyButton>
            )}
            <Button
              size="xs"
              variant="subtle"
              color="gray"
              aria-label={t`Delete ${kit.name}`}
              onClick={onDelete}
            >
              {t`Delete`}
            </Button>
          </Group>
        ) : null}
      </div>
    </li>
  );
}

/** Most forms named before a deletion. */
const MAX_NAMED = 8;

function DeleteDialog({ kit, onClose }: { kit: BrandKit | null; onClose(): void }) {
  const { mutate, isPending } = useDeleteBrandKit();
  // The words stay while the dialog closes.
  const shown = useLastKnown(kit);
  const forms = shown?.forms ?? [];
  const more = forms.length - MAX_NAMED;
  return (
    <ConfirmDialog
      opened={kit !== null}
      title={t`Delete the brand “${shown?.name ?? ''}”?`}
      verb={t`Delete brand`}
      isDestructive
      isBusy={isPending}
      onConfirm={() => kit && mutate(kit, { onSuccess: onClose })}
      onClose={onClose}
    >
      {forms.length === 0 ? (
        t`No form follows it.`
      ) : (
        <>
          {plural(forms.length, {
            one: '# form follows it, and keeps its look:',
            other: '# forms follow it, and keep their look:',
          })}
          <ul className={classes['used']}>
            {forms.slice(0, MAX_NAMED).map(({ id, title }) => (
              <li key={id} dir="auto">
                <bdi>{title}</bdi>
              </li>
            ))}
            {more > 0 ? <li>{plural(more, { one: '# more', other: '# more' })}</li> : null}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
