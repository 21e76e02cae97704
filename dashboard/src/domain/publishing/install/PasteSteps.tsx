import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { FormDetail, SiteBuilder } from '@inlay/api/contract';
import { overlayLines, type Overlay } from '@inlay/sdk/model';
import { ChoiceRow } from './ChoiceRow.tsx';
import { BUILDER_GUIDES, BUILDER_NAMES } from './siteBuilders.ts';
import { Snippet } from '../Snippet.tsx';
import { useMeasuredLines } from '../useMeasuredLines.ts';

interface PasteStepsProps {
  form: FormDetail;
  overlay: Overlay | null;
  /** What the website was made with, as far as its page says. */
  madeWith: SiteBuilder | null;
}

/** The line, and the two places to press in the product in which the website is made (LINK-053). */
export function PasteSteps({ form, overlay, madeWith }: PasteStepsProps) {
  const [chosen, choose] = useLocalStorage<SiteBuilder | null>({
    key: 'site-builder',
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const builder = chosen ?? madeWith ?? 'html';
  return (
    <Stack gap={16}>
      <div>
        <Text size="sm" fw={500} mb={4} aria-hidden="true">{t`Made with`}</Text>
        <ChoiceRow
          label={t`Made with`}
          value={builder}
          choices={BUILDER_NAMES}
          onChange={(one) => choose(one)}
        />
      </div>
      {builder === 'react' ? (
        <ReactSteps form={form} overlay={overlay} />
      ) : (
        <LineStep form={form} overlay={overlay} builder={builder} />
      )}
    </Stack>
  );
}

interface LineStepProps extends Omit<PasteStepsProps, 'madeWith'> {
  builder: Exclude<SiteBuilder, 'react'>;
}

/** The one line for every website, and where it goes in this one. */
function LineStep({ form, overlay, builder }: LineStepProps) {
  const { code } = useMeasuredLines(form);
  const line = overlay ? overlayLines(originOf(form), form, overlay) : code;
  return (
    <Snippet
      title={t`Embed code`}
      hint={builder === 'html' ? htmlHint(overlay) : <BuilderHint builder={builder} overlay={overlay} />}
      text={line}
      what="code"
      isMain
    />
  );
}

const bodyEnd = '</body>';

const htmlHint = (overlay: Overlay | null): string =>
  overlay
    ? t`Open the page’s file and paste this before ${bodyEnd}.`
    : t`Open the page’s file and paste this where you want the form to appear.`;

const Place = ({ children }: { children: ReactNode }) => (
  <bdi lang="en" style={{ fontWeight: 600 }}>
    {children}
  </bdi>
);

function BuilderHint({
  builder,
  overlay,
}: {
  builder: keyof typeof BUILDER_GUIDES;
  overlay: Overlay | null;
}) {
  const { name, inPage, overPage, note, overNote } = BUILDER_GUIDES[builder];
  const isApart = overlay !== null && overPage !== undefined;
  const [first, second] = isApart ? overPage : inPage;
  const isAtEdge = overlay?.shape === 'side-tab' || overlay?.shape === 'floating-button';
  const remark = isApart ? (isAtEdge ? undefined : overNote) : note;
  return (
    <>
      <Trans>
        In {name}, press <Place>{first}</Place>, then <Place>{second}</Place>. Paste this there and publish.
      </Trans>
      {remark ? ` ${remark}` : null}
    </>
  );
}

const originOf = ({ embed }: FormDetail): string => new URL(embed.url).origin;

/** A package and a component; over the page the button and, once, the loader. */
function ReactSteps({ form, overlay }: Omit<PasteStepsProps, 'madeWith'>) {
  const origin = originOf(form);
  if (overlay) {
    const [opener = '', loader = ''] = overlayLines(origin, form, overlay).split(/(?=<script)/);
    return (
      <>
        <Snippet title={t`In your component`} text={opener} what="code" isMain />
        <Snippet title={t`In index.html, before ${bodyEnd}`} text={loader} what="code" />
      </>
    );
  }
  return (
    <>
      <Snippet
        title={t`Package`}
        hint={t`Install it from here: no registry has it. Run this again after an update of the platform.`}
        text={`npm install ${origin}/sdk/inlay-sdk.tgz`}
        what="command"
      />
      <Snippet
        title={t`React component`}
        hint={t`For React 18 and later, in Vite, Next.js and the like.`}
        text={reactCode(form.id, origin)}
        what="code"
        isMain
      />
    </>
  );
}

/** Returns the component as React projects write it (docs/embedding.md). */
const reactCode = (formId: string, origin: string): string =>
  [
    "import { FormEmbed } from '@inlay/sdk/embed-react';",
    '',
    `<FormEmbed formId="${formId}" baseUrl="${origin}" />`,
  ].join('\n');
