import { t } from '@lingui/core/macro';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { FormPicture } from '../forms/FormPicture.tsx';
import classes from './embedPreview.module.css';

type Mode = 'website' | 'page';

/** The form as visitors see it on a website, and as its own page; not counted as a visit (EMBED-101). */
export function EmbedPreview({ form }: { form: FormDetail }) {
  const [mode, setMode] = useState<Mode>('website');
  return (
    <section aria-label={t`Preview`} className={classes['preview']}>
      <Text fw={600}>{t`Preview`}</Text>
      <SegmentedControl<Mode>
        size="xs"
        aria-label={t`Where the form is shown`}
        data={[
          { value: 'website', label: t`On your website` },
          { value: 'page', label: t`As its own page` },
        ]}
        value={mode}
        onChange={setMode}
      />
      <div className={classes['window']} data-mode={mode}>
        <Text size="xs" c="dimmed" px={12} py={4} aria-hidden="true">
          {mode === 'page' ? new URL(form.embed.url).host : t`www.example.com`}
        </Text>
        <div className={classes['form']}>
          {mode === 'page' ? (
            <FormPicture definition={form.definition} logoUrl={form.logoUrl} />
          ) : (
            <iframe
              title={t`On your website`}
              className={classes['frame']}
              src={`/embed/${form.id}?still`}
              // No script runs, so that nothing is counted or sent.
              sandbox="allow-same-origin"
              inert
            />
          )}
        </div>
      </div>
    </section>
  );
}
