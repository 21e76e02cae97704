import { t } from '@lingui/core/macro';
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Look } from '@inlay/api/contract';
import { UsedColorNote } from '../../domain/looks/UsedColorNote.tsx';
import { FormPicture } from '../../domain/forms/FormPicture.tsx';
import { withColors } from '../../domain/looks/withColors.ts';
import classes from './brands.module.css';
import type { KitDraft } from './kitDraft.ts';
import { sampleForm } from './sampleForm.ts';

type Logo = Look['logos'][number];

const addressOf = ({ type, data }: Logo): string => `data:${type};base64,${data}`;

/** Returns a picture as a file, to be uploaded like one that was chosen. */
function fileOf({ type, data }: Logo): File {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `logo.${type.slice('image/'.length)}`, { type });
}

/** Proposes the look of a website; another color or logo may be chosen first. */
export function LookProposal(props: {
  look: Look;
  onTake(taken: Pick<KitDraft, 'styles' | 'ownDarkStyles'> & Partial<Pick<KitDraft, 'logo'>>): void;
  onDrop(): void;
}) {
  const { look, onTake, onDrop } = props;
  const [accent, setAccent] = useState(look.accents[0] ?? null);
  const [logo, setLogo] = useState<Logo | null>(look.logos[0] ?? null);
  const styles =
    accent === null || accent === look.accents[0]
      ? look.styles
      : withColors(look.styles, { ...look, accent });
  const take = (): void =>
    onTake({
      styles,
      ownDarkStyles: null,
      ...(logo && { logo: { url: addressOf(logo), file: fileOf(logo) } }),
    });
  return (
    <div className={classes['proposal']} role="group" aria-label={t`Look of ${look.name}`}>
      <Text size="sm" role="status">
        {look.accents.length > 0
          ? t`Found on ${new URL(look.url).hostname}. Colors are adjusted so that everybody can read them.`
          : t`Few colors were found on ${new URL(look.url).hostname}.`}
      </Text>
      <div className={classes['picture']}>
        <FormPicture definition={sampleForm(styles)} logoUrl={logo ? addressOf(logo) : null} />
      </div>
      {look.accents.length > 1 ? (
        <Group gap={4} role="group" aria-label={t`Accent`}>
          {look.accents.map((color) => (
            <UnstyledButton
              key={color}
              className={classes['color']}
              aria-label={t`Accent ${color}`}
              aria-pressed={color === accent}
              onClick={() => setAccent(color)}
            >
              <span style={{ backgroundColor: color }} />
            </UnstyledButton>
          ))}
        </Group>
      ) : null}
      {accent === null ? null : <UsedColorNote picked={accent} styles={styles} />}
      {look.logos.length > 0 ? (
        <Group gap={4} role="group" aria-label={t`Logo`}>
          {look.logos.map((one, index) => (
            <UnstyledButton
              key={index}
              className={classes['found']}
              aria-label={t`Logo ${index + 1}`}
              aria-pressed={one === logo}
              onClick={() => setLogo(one === logo ? null : one)}
            >
              <img src={addressOf(one)} alt="" />
            </UnstyledButton>
          ))}
        </Group>
      ) : null}
      {look.font ? <Text size="xs" c="dimmed">{t`Font of the website: ${look.font}`}</Text> : null}
      <Group gap={8}>
        <Button size="xs" onClick={take}>
          {t`Use this look`}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onDrop}>
          {t`Discard`}
        </Button>
      </Group>
    </div>
  );
}
