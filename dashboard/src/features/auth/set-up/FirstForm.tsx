import { t } from '@lingui/core/macro';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import IconCopy from '~icons/copy';
import IconExternalLink from '~icons/external-link';
import IconInfoCircle from '~icons/info-circle';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { followKit } from '@inlay/sdk/model';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { FormPicture } from '../../../domain/forms/FormPicture.tsx';
import { useUpdateBrandKit } from '../../../domain/looks/brandKits.ts';
import { withColors } from '../../../domain/looks/withColors.ts';
import { LazyWebsiteDrawing } from '../../../domain/website/LazyWebsiteDrawing.tsx';
import { copyText } from '../../../lib/copyText.ts';
import { toastThrown } from '../../../lib/toasts.tsx';
import type { MadeForm } from './setUpMemory.ts';
import classes from './setUp.module.css';

/** Colours to choose from where a website names none, far enough apart to choose by eye. */
const SWATCHES = ['#b42318', '#b54708', '#067647', '#0e7490', '#1d4ed8', '#4f46e5', '#9d174d'];
/** Most colours of a website that are offered. */
const MOST_ACCENTS = 6;

/** The first form, live, on a drawing of its website, with its address (AUTH-048). */
export function FirstForm(props: {
  made: MadeForm;
  onChange(made: MadeForm): void;
  onBack(): void;
  onDone(): void;
}) {
  const { made, onChange, onBack, onDone } = props;
  const { form, kit, drawing, problem } = made;
  const heading = useRef<HTMLDivElement>(null);
  // What was typed is gone: whoever listens is told what came of it.
  useEffect(() => heading.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  const { url } = form.embed;
  return (
    <div ref={heading}>
      <AuthFrame
        isWide
        // The page is the form's own; its mark would push the address out of view.
        brand={<></>}
        title={t`Your contact form is live`}
        text={
          drawing
            ? t`This is how it looks on ${new URL(drawing.url).host}.`
            : t`This is how it looks on a plain page.`
        }
      >
        <Stack gap={16}>
          {problem ? (
            <Alert
              color="gray"
              icon={<IconInfoCircle size={20} />}
              title={t`Your website could not be drawn`}
            >
              <Stack gap={8} align="flex-start">
                {problem}
                <Button size="xs" variant="default" onClick={onBack}>
                  {t`Change the address`}
                </Button>
              </Stack>
            </Alert>
          ) : null}
          <div className={classes['drawing']}>
            <Suspense fallback={<Skeleton height={420} radius={8} />}>
              <LazyWebsiteDrawing site={drawing ?? { name: kit.name, accent: kit.styles.primaryColor ?? '' }}>
                <FormPicture isWhole definition={followKit(form.definition, kit)} logoUrl={form.logoUrl} />
              </LazyWebsiteDrawing>
            </Suspense>
          </div>
          <Accents made={made} onChange={onChange} />
          <Group gap={8} className={classes['live'] ?? ''}>
            <Anchor href={url} target="_blank" rel="noopener" className={classes['url'] ?? ''} dir="ltr">
              {url}
            </Anchor>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={16} />}
              onClick={() => void copyText(url, 'link')}
            >
              {t`Copy link`}
            </Button>
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noopener"
              size="xs"
              variant="default"
              leftSection={<IconExternalLink size={16} />}
            >
              {t`Open form`}
            </Button>
            <Button component={Link} to={formPath(form.id, 'build')} size="xs" variant="default">
              {t`Edit the form`}
            </Button>
          </Group>
          <Button fullWidth onClick={onDone}>
            {t`Continue`}
          </Button>
        </Stack>
      </AuthFrame>
    </div>
  );
}

/** Other colours of the website, or some to begin with; the form follows at once. */
function Accents({ made, onChange }: { made: MadeForm; onChange(made: MadeForm): void }) {
  const { mutate } = useUpdateBrandKit();
  const read = made.accents.slice(0, MOST_ACCENTS);
  // A website with a single colour leaves little to choose: others follow its own.
  const accents = read.length > 1 ? read : [...new Set([...read, ...SWATCHES])];
  const choose = (accent: string): void => {
    const { backgroundColor: background = null, textColor: text = null } = made.kit.styles;
    const styles = withColors(made.kit.styles, { accent, background, text });
    onChange({ ...made, kit: { ...made.kit, styles }, accent });
    mutate(
      { id: made.kit.id, styles },
      {
        onError: (error) => {
          onChange(made);
          toastThrown(error, t`Failed to save the brand`);
        },
      },
    );
  };
  return (
    <Group gap={8} role="group" aria-label={t`Brand color`}>
      <Text size="sm">{t`Brand color`}</Text>
      {accents.map((color) => (
        <UnstyledButton
          key={color}
          className={classes['swatch']}
          aria-label={t`Brand color ${color}`}
          aria-pressed={color === made.accent}
          onClick={() => choose(color)}
        >
          <span style={{ backgroundColor: color }} />
        </UnstyledButton>
      ))}
    </Group>
  );
}
