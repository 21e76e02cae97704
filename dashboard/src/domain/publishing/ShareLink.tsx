import { t } from '@lingui/core/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import IconDownload from '~icons/download';
import IconMail from '~icons/mail';
import { useMemo, useRef, useState } from 'react';
import type { FormDetail } from '@inlay/api/contract';
import { filledButton, PICTURED_FIELDS } from '@inlay/sdk/model';
import { QrCode } from '../../components/QrCode.tsx';
import { RefusableArea } from '../identity/RefusableArea.tsx';
import { saveFile } from '../../lib/saveFile.ts';
import { tabKey } from '../../lib/tabMemory.ts';
import { FormPicture } from '../forms/FormPicture.tsx';
import { printLanguage } from '../forms/printLanguage.ts';
import { AddressWords } from './AddressWords.tsx';
import classes from './embedDialog.module.css';
import { PrefillRows } from './PrefillRows.tsx';
import { linkedValues, mailButton, prefilledForm } from './prefilledLink.ts';
import { usePublishing } from './publishing.ts';
import { Snippet } from './Snippet.tsx';
import { useLockedLink } from './useLockedLink.ts';

/** Answers that a link fills in, by field id, and the fields of which it locks them. */
interface KeptAnswers {
  answers: [id: string, value: string][];
  locked: string[];
}
const NOTHING: KeptAnswers = { answers: [], locked: [] };

/** Returns all kept answers as those of the link were changed: one whose field is not allowed yet stays. */
function changed(
  kept: KeptAnswers['answers'],
  from: ReadonlyMap<string, string>,
  to: ReadonlyMap<string, string>,
): KeptAnswers['answers'] {
  const stays = kept.filter(([id]) => !from.has(id) || to.has(id));
  return [...new Map([...stays, ...to])];
}

/** The form's link with its QR code, filled in as wanted, and ready for a mail (EMBED-104). */
export function ShareLink({ form }: { form: FormDetail }) {
  const { data: settings } = usePublishing(form.id, form.abilities.update);
  const [kept, keep] = useSessionStorage({
    key: tabKey(`prefilled-link:${form.id}`),
    defaultValue: NOTHING,
    getInitialValueInEffect: false,
    sync: false,
  });
  // What the form no longer lets links fill in, as after an Undo, is no part of the link.
  const answers = useMemo(
    () => new Map(kept.answers.filter(([id]) => settings?.prefillable.includes(id))),
    [kept, settings],
  );
  const locked = useMemo(() => new Set(kept.locked), [kept]);
  const [given, setGiven] = useState<string | null>(null);
  const address = given ?? form.embed.address;
  const { link, errors } = useLockedLink(form, { address, answers, locked });
  return (
    <Stack gap={24}>
      {link ? (
        <Snippet title={t`Link`} hint={t`Opens the form as its own page.`} text={link} what="url" />
      ) : (
        <Unsigned hasErrors={errors.size > 0} />
      )}
      {form.abilities.update ? (
        <RefusableArea may={form.abilities.activate}>
          <AddressWords form={form} onChanged={setGiven} />
        </RefusableArea>
      ) : null}
      {form.abilities.update ? (
        <PrefillRows
          {...{ form, answers, locked, errors }}
          onChange={(next, nextLocked = locked) =>
            keep((before) => ({ answers: changed(before.answers, answers, next), locked: [...nextLocked] }))
          }
        />
      ) : null}
      <FilledIn {...{ form, answers, locked, hidden: settings?.hiddenFields ?? [] }} />
      {link ? (
        <>
          <Code title={form.title} link={link} />
          <ForMail form={form} link={link} />
        </>
      ) : null}
    </Stack>
  );
}

/** Stands in place of a link with locked answers until the server has signed it. */
function Unsigned({ hasErrors }: { hasErrors: boolean }) {
  return (
    <div>
      <Text fw={600} mb={8}>
        {t`Link`}
      </Text>
      <Text size="sm" c="dimmed" role="status">
        {hasErrors ? t`Check the answers below to get the link.` : t`Signing the link…`}
      </Text>
    </div>
  );
}

interface FilledInProps {
  form: FormDetail;
  answers: ReadonlyMap<string, string>;
  locked: ReadonlySet<string>;
  hidden: readonly string[];
}

/** The form as the link opens it. */
function FilledIn({ form, answers, locked, hidden }: FilledInProps) {
  const definition = useMemo(
    () =>
      prefilledForm(form.definition, answers, {
        hidden,
        locked,
        most: PICTURED_FIELDS,
      }),
    [form.definition, answers, locked, hidden],
  );
  return (
    <section aria-label={t`What the link opens`}>
      <Text fw={600} mb={8}>
        {t`What the link opens`}
      </Text>
      <div className={classes['filledIn']}>
        <FormPicture
          definition={definition}
          logoUrl={form.logoUrl}
          values={linkedValues(form.definition, answers, { locked, language: printLanguage() })}
        />
      </div>
    </section>
  );
}

/** The link as a QR code, to save. */
function Code({ title, link }: { title: string; link: string }) {
  const drawn = useRef<SVGSVGElement>(null);
  const save = (): void => {
    if (!drawn.current) return;
    const copy = drawn.current.cloneNode(true) as SVGSVGElement;
    // Printed, it is black on white, whatever the screen's colours.
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    Object.assign(copy.style, { color: '#000', background: '#fff' });
    saveFile(`${title}.svg`, new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  };
  return (
    <div>
      <Text fw={600} mb={8}>
        {t`QR code`}
      </Text>
      <QrCode
        ref={drawn}
        text={link}
        label={t`QR code of the link`}
        failure={t`The link is too long for a QR code.`}
      />
      <Text size="sm" mt={8} dir="auto" style={{ overflowWrap: 'anywhere' }}>
        {readable(link)}
      </Text>
      <Button variant="default" size="xs" mt={8} leftSection={<IconDownload size={16} />} onClick={save}>
        {t`Save as SVG`}
      </Button>
    </div>
  );
}

/** An address as it is printed to be typed: without scheme, query and escapes. */
const readable = (link: string): string => {
  const { host, pathname } = new URL(link);
  return host + decodeURI(pathname);
};

/** A button for a newsletter, and a mail of one's own. */
function ForMail({ form, link }: { form: FormDetail; link: string }) {
  const colors = filledButton(form.definition.customStyles);
  const subject = encodeURIComponent(form.title);
  return (
    <div>
      <Snippet
        title={t`Button for emails`}
        hint={t`Paste this into the HTML of a newsletter.`}
        text={mailButton({ title: form.title, link, colors })}
        what="code"
      />
      <Group mt={8}>
        <Button
          component="a"
          href={`mailto:?subject=${subject}&body=${encodeURIComponent(link)}`}
          variant="default"
          size="xs"
          leftSection={<IconMail size={16} />}
        >
          {t`Write an email`}
        </Button>
      </Group>
    </div>
  );
}
