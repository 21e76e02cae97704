import { plural, t } from '@lingui/core/macro';
import { Button, Group, SegmentedControl, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { BrandKit } from '@inlay/api/contract';
import { BRAND_VARIANTS, MAX_TITLE_LENGTH, type BrandVariant } from '@inlay/sdk/model';
import { BackLink } from '../../components/BackLink.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { LostDrawing } from '../../components/drawings/LostDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { useForms } from '../../domain/forms/ownForms.ts';
import { useCreateBrandKit, useUpdateBrandKit } from '../../domain/looks/brandKits.ts';
import { useBrandKits } from '../../domain/looks/useBrandKits.ts';
import { toastSuccess, toastThrown } from '../../lib/toasts.tsx';
import classes from './brands.module.css';
import { ForAll } from './ForAll.tsx';
import { FromWebsite } from './FromWebsite.tsx';
import { draftOf, isSameKit, stylesOf, type KitDraft } from './kitDraft.ts';
import { KitControls } from './KitControls.tsx';
import { KitPreview } from './KitPreview.tsx';
import { LeaveKit } from './LeaveKit.tsx';
import { LogoPicker } from './LogoPicker.tsx';
import { PortalNote } from './PortalNote.tsx';
import { saveLogo } from './saveKit.ts';
import { StartFrom } from './StartFrom.tsx';
import { GIVES, useForAll } from './useForAll.ts';
import { useKitStyles } from './useKitStyles.ts';

/** Makes or changes a brand kit, beside a form that shows it (STYLE-040). */
export function BrandPage() {
  const { kitId } = useParams();
  const { data, error, refetch } = useBrandKits();
  const kit = kitId === undefined ? null : data?.kits.find(({ id }) => id === kitId);
  return (
    <div className="page">
      <Stack gap={24}>
        <BackLink to="/settings/brands">{t`All brands`}</BackLink>
        {error && !data ? (
          <LoadFailure title={t`Failed to load brands`} error={error} onRetry={() => refetch()} />
        ) : null}
        {data || kitId === undefined ? (
          kit === undefined ? (
            <EmptyState
              drawing={<LostDrawing />}
              title={t`This brand doesn’t exist, or you don’t have access to it.`}
            />
          ) : (
            <KitEditor key={kit?.id ?? 'new'} kit={kit} />
          )
        ) : error ? null : (
          <Skeleton height={480} radius={8} />
        )}
      </Stack>
    </div>
  );
}

const VARIANT_NAMES: Readonly<Record<BrandVariant, string>> = {
  light: t`For light pages`,
  dark: t`For dark pages`,
};

function KitEditor({ kit }: { kit: BrandKit | null }) {
  const [draft, setDraft] = useState<KitDraft>(() => draftOf(kit));
  const [variant, setVariant] = useState<BrandVariant>('light');
  const [hasNoName, setNoName] = useState(false);
  const styles = useKitStyles(draft, variant, setDraft);
  const { data: listed } = useForms();
  const forms = listed?.forms ?? [];
  const forAll = useForAll(kit, listed?.forms.length);
  const { save, isSaving, isUnsaved } = useSave(kit, draft, forAll.give);
  const isNew = (kit?.forms.length ?? 0) < forms.length;

  const saveNamed = (after: AfterSave): void => {
    const isNamed = draft.name.trim() !== '';
    setNoName(!isNamed);
    if (isNamed) save(after);
    else document.querySelector<HTMLElement>('#brand-name')?.focus();
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    saveNamed('leave');
  };

  return (
    <form className={classes['editor']} onSubmit={onSubmit} noValidate>
      <LeaveKit isUnsaved={isUnsaved} />
      <div className={`card ${classes['side']}`}>
        <TextInput
          id="brand-name"
          label={t`Name`}
          maxLength={MAX_TITLE_LENGTH}
          dir="auto"
          value={draft.name}
          error={hasNoName ? t`Name is required` : null}
          onChange={({ currentTarget }) => setDraft({ ...draft, name: currentTarget.value })}
        />
        <FromWebsite draft={draft} onChange={setDraft} />
        <StartFrom draft={draft} onChange={setDraft} />
        <LogoPicker logo={draft.logo} onChange={(logo) => setDraft({ ...draft, logo })} />
        <SegmentedControl<BrandVariant>
          aria-label={t`Look to change`}
          fullWidth
          data={BRAND_VARIANTS.map((value) => ({ value, label: VARIANT_NAMES[value] }))}
          value={variant}
          onChange={setVariant}
        />
        {variant === 'dark' && draft.ownDarkStyles === null ? (
          <Text size="xs" c="dimmed">
            {t`Computed from the light look until you change something.`}
          </Text>
        ) : null}
        <KitControls styles={styles} />
        {variant === 'light' ? <PortalNote styles={draft.styles} /> : null}
      </div>
      <div className={classes['main']}>
        <KitPreview
          kit={kit}
          styles={stylesOf(draft, variant)}
          logoUrl={draft.logo?.url ?? null}
          forms={forms}
        />
        <ForAll kit={kit} count={forms.length} forAll={forAll} />
        <Group justify="flex-end" gap={16}>
          <Text size="sm" c="dimmed" className={classes['effect'] ?? ''}>
            {t`Visitors see the change at once in every form that follows this brand. Unpublished changes of a form stay unpublished.`}
          </Text>
          {forms.length > 0 && isNew ? (
            <Button variant="default" disabled={forAll.run !== null} onClick={() => saveNamed('give')}>
              {plural(forms.length, { one: 'Use for # form', other: 'Use for all # forms' })}
            </Button>
          ) : null}
          <BusyButton type="submit" isBusy={isSaving}>
            {t`Save brand`}
          </BusyButton>
        </Group>
      </div>
    </form>
  );
}

/** What follows a save: the list of brands, or all forms begin to follow this one. */
type AfterSave = 'leave' | 'give';

/** Stores the draft, then its logo, and goes on. */
function useSave(kit: BrandKit | null, draft: KitDraft, give: (stored: BrandKit) => Promise<void>) {
  const navigate = useNavigate();
  const create = useCreateBrandKit();
  const update = useUpdateBrandKit();
  const [isSaving, setSaving] = useState(false);
  /** What counts as saved. */
  const saved = useRef(draft);
  const isUnsaved = (): boolean => !isSameKit(saved.current, draft);
  const save = async (after: AfterSave): Promise<void> => {
    const { name, styles, ownDarkStyles, website } = draft;
    setSaving(true);
    try {
      const sent = { name: name.trim(), styles, ownDarkStyles, website };
      const stored = kit ? await update.mutateAsync({ id: kit.id, ...sent }) : await create.mutateAsync(sent);
      const logo = await saveLogo(stored, draft).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      saved.current = draft;
      if (after === 'give') await give(stored);
      else toastSuccess(t`Brand saved`);
      if (after === 'leave') await navigate('/settings/brands');
      else if (!kit) await navigate(`/settings/brands/${stored.id}`, { replace: true, state: GIVES });
      // Errors end with the screen that they were shown on.
      if (logo) toastThrown(logo.error, t`Error uploading logo`);
    } catch (error) {
      toastThrown(error, t`Failed to save the brand`);
    } finally {
      setSaving(false);
    }
  };
  return { save: (after: AfterSave) => void save(after), isSaving, isUnsaved };
}
