import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import type { Template } from '@inlay/api/contract';
import { DEFAULT_STYLES, followKit, type FormDefinition } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton.tsx';
import { applyPreset } from '../../../domain/looks/applyPreset.ts';
import { PRESET_NAMES } from '../../../domain/looks/presetNames.ts';
import { PRESETS } from '../../../domain/looks/presets.ts';
import { useBrandKits } from '../../../domain/looks/useBrandKits.ts';
import { inOwnLook } from '../inOwnLook.ts';
import classes from '../components/templates.module.css';

/** The colour of a look before its name. */
const SWATCH = { width: 12, height: 12, borderRadius: 6 } as const;

/** A look that a template can be used in. */
interface Look {
  id: string;
  name: string;
  color: string;
  apply(definition: FormDefinition): FormDefinition;
}

interface TemplatePreviewProps {
  template: Template;
  isBusy: boolean;
  /** Why no form can be created; null when one can. */
  refusal: string | null;
  renderForm(definition: FormDefinition): ReactNode;
  /** Makes a form. @param definition in a chosen look; null for the template as it is */
  onUse(definition: FormDefinition | null): void;
}

/** A template to fill in, in any of the looks that it can be used in (TMPL-031, TMPL-032). */
export function TemplatePreview({ template, isBusy, refusal, renderForm, onUse }: TemplatePreviewProps) {
  const looks = useLooks(template);
  const [chosen, setChosen] = useState(0);
  const look = looks[chosen] ?? looks[0];
  const definition = useMemo(
    () => look?.apply(template.definition) ?? template.definition,
    [look, template.definition],
  );
  return (
    <Stack gap={16}>
      <Group gap={8} role="group" aria-label={t`Look`}>
        {looks.map(({ id, name, color }, index) => (
          <Button
            key={id}
            size="xs"
            variant="default"
            className={classes['look'] ?? ''}
            aria-pressed={index === chosen}
            leftSection={<span style={{ ...SWATCH, background: color }} />}
            onClick={() => setChosen(index)}
          >
            <bdi>{name}</bdi>
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {t`Try it. Nothing you enter is kept or sent.`}
      </Text>
      <Suspense fallback={<LoadingSkeleton height={320} />}>{renderForm(definition)}</Suspense>
      <DialogFoot>
        {refusal ? <Text size="sm">{refusal}</Text> : null}
        {refusal ? null : (
          <BusyButton isBusy={isBusy} onClick={() => onUse(chosen === 0 ? null : definition)}>
            {t`Use This Template`}
          </BusyButton>
        )}
      </DialogFoot>
    </Stack>
  );
}

/** The looks of a template: the one it begins in, the account's other brands, and the presets. */
function useLooks(template: Template): readonly Look[] {
  const { data } = useBrandKits();
  return useMemo(() => {
    const kits = data?.kits ?? [];
    const own = kits.find(({ isDefault }) => isDefault) ?? null;
    const begun = inOwnLook(template, own);
    const colorOf = ({ customStyles }: FormDefinition): string =>
      customStyles.primaryColor ?? DEFAULT_STYLES.primaryColor;
    return [
      {
        id: 'own',
        name: own && begun.brand?.kitId === own.id ? own.name : t`As it is`,
        color: colorOf(begun),
        apply: () => begun,
      },
      ...kits
        .filter((kit) => kit.id !== begun.brand?.kitId)
        .map((kit) => ({
          id: kit.id,
          name: kit.name,
          color: kit.styles.primaryColor ?? DEFAULT_STYLES.primaryColor,
          apply: (definition: FormDefinition) => followKit(definition, kit),
        })),
      ...PRESETS.map((preset) => ({
        id: preset.id,
        name: PRESET_NAMES[preset.id] ?? preset.id,
        color: preset.styles.primaryColor ?? DEFAULT_STYLES.primaryColor,
        apply: (definition: FormDefinition) => applyPreset(definition, preset),
      })),
    ];
  }, [data, template]);
}
