import { plural, t } from '@lingui/core/macro';
import { Anchor, Button, Group, SegmentedControl, Select, Text } from '@mantine/core';
import type { BrandKit } from '@inlay/api/contract';
import {
  applyBrand,
  BRAND_VARIANTS,
  brandStylesOf,
  withoutBrand,
  type BrandVariant,
  type FormBrand,
} from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { lookOf, useCreateBrandKit } from '../../../domain/looks/brandKits.ts';
import { useBrandKits } from '../../../domain/looks/useBrandKits.ts';
import { toastSuccess, toastThrown } from '../../../lib/toasts.tsx';
import { definitionOf, editedOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './style.module.css';

const VARIANT_NAMES: Readonly<Record<BrandVariant, string>> = { light: t`Light`, dark: t`Dark` };

/** The brand that the form follows: apply one, choose its look, detach it (STYLE-041). */
export function BrandGroup({ builder }: { builder: BuilderCore }) {
  const brand = useBuilderState(builder, (state) => definitionOf(state).brand);
  const { data } = useBrandKits();
  const kits = data?.kits ?? [];
  const kit = kits.find(({ id }) => id === brand?.kitId);

  const follow = (next: BrandKit, changes: Partial<FormBrand> = {}): void => {
    const document = editedOf(builder.get());
    const bond = { kitId: next.id, variant: 'light' as const, own: [], ...changes };
    const definition = applyBrand(document.definition, bond, lookOf(next, bond.variant));
    builder.edit({ document: { ...document, definition }, what: t`Brand “${next.name}” applied` });
  };
  const detach = (): void => {
    const document = editedOf(builder.get());
    builder.edit({
      document: { ...document, definition: withoutBrand(document.definition) },
      what: t`Brand detached`,
    });
  };

  return (
    <div className={classes['stack']}>
      {kits.length > 0 ? (
        <Select
          size="xs"
          aria-label={t`Brand`}
          placeholder={t`None`}
          data={kits.map(({ id, name, isDefault }) => ({
            value: id,
            label: isDefault ? t`${name} (default)` : name,
          }))}
          value={kit?.id ?? null}
          allowDeselect={false}
          onChange={(id) => {
            const next = kits.find((one) => one.id === id);
            if (next) follow(next);
          }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t`Keep colors, font and logo in one place, and change all forms at once.`}
        </Text>
      )}
      {kit && brand ? (
        <Following kit={kit} brand={brand} onFollow={(changes) => follow(kit, { ...brand, ...changes })} />
      ) : null}
      {brand && data && !kit ? (
        <Text size="sm">{t`This form’s brand was deleted. The form keeps its styles.`}</Text>
      ) : null}
      <Group gap={8}>
        {brand ? (
          <Button size="compact-xs" variant="default" onClick={detach}>
            {t`Detach`}
          </Button>
        ) : (
          <SaveLook builder={builder} onSaved={follow} />
        )}
        <Anchor href="/settings/brands" target="_blank" size="xs" underline="always">
          {kits.length > 0 ? t`Manage brands` : t`Create a brand`}
        </Anchor>
      </Group>
    </div>
  );
}

/** Chooses the brand's variant, and lists the styles that differ from the brand. */
function Following(props: { kit: BrandKit; brand: FormBrand; onFollow(changes: Partial<FormBrand>): void }) {
  const { kit, brand, onFollow } = props;
  const count = brand.own.length;
  return (
    <>
      <SegmentedControl<BrandVariant>
        size="xs"
        fullWidth
        aria-label={t`Look of the brand`}
        data={BRAND_VARIANTS.map((value) => ({ value, label: VARIANT_NAMES[value] }))}
        value={brand.variant}
        onChange={(variant) => onFollow({ variant })}
      />
      {count > 0 ? (
        <Group gap={8}>
          <Text size="xs" c="dimmed">
            {plural(count, {
              one: '# style differs from the brand',
              other: '# styles differ from the brand',
            })}
          </Text>
          <Button size="compact-xs" variant="default" onClick={() => onFollow({ own: [] })}>
            {t`Follow again`}
          </Button>
        </Group>
      ) : (
        <Text size="xs" c="dimmed">
          {t`Follows “${kit.name}”. What you change below becomes this form’s own.`}
        </Text>
      )}
    </>
  );
}

/** Makes a brand of the form's look, which the form then follows. */
function SaveLook({ builder, onSaved }: { builder: BuilderCore; onSaved(kit: BrandKit): void }) {
  const { mutate, isPending } = useCreateBrandKit();
  const { title, customStyles } = definitionOf(builder.get());
  const save = (): void =>
    mutate(
      { name: title.trim() || t`My brand`, styles: brandStylesOf(customStyles) },
      {
        onSuccess: (kit) => {
          onSaved(kit);
          toastSuccess(t`Saved as the brand “${kit.name}”`);
        },
        onError: (error) => toastThrown(error, t`Failed to save the brand`),
      },
    );
  return (
    <BusyButton size="compact-xs" variant="default" isBusy={isPending} onClick={save}>
      {t`Save this look as a brand`}
    </BusyButton>
  );
}
