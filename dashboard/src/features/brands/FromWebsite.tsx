import { t } from '@lingui/core/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Look } from '@inlay/api/contract';
import { besideInput } from '../../components/besideInput.tsx';
import { BusyButton } from '../../components/BusyButton.tsx';
import { useReadLook } from '../../domain/looks/brandKits.ts';
import { fieldProblems } from '../../lib/fieldProblems.ts';
import { useFirstWrong } from '../../lib/useFirstWrong.ts';
import classes from './brands.module.css';
import type { KitDraft } from './kitDraft.ts';
import { LookProposal } from './LookProposal.tsx';

/** Reads the look of a website, and proposes it; the brand remembers the one it was taken from (STYLE-045). */
export function FromWebsite({ draft, onChange }: { draft: KitDraft; onChange(draft: KitDraft): void }) {
  const [url, setUrl] = useState(draft.website ?? '');
  const [isChecked, setChecked] = useState(false);
  const [entry, refuse] = useFirstWrong<HTMLDivElement>();
  const [look, setLook] = useState<Look | null>(null);
  const { mutate, isPending, error } = useReadLook();
  const read = (): void => {
    setChecked(true);
    if (url.trim()) mutate(url, { onSuccess: setLook });
    else refuse();
  };
  return (
    <div ref={entry} className={classes['start']} role="group" aria-label={t`From your website`}>
      <TextInput
        className={classes['address'] ?? ''}
        size="xs"
        label={t`Your website`}
        placeholder={t`example.com`}
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        value={url}
        error={
          isChecked && !url.trim()
            ? t`Please enter an address`
            : error && (fieldProblems(error, ['url'])['url'] ?? error.message)
        }
        onChange={({ currentTarget: { value } }) => {
          setUrl(value);
          if (value === '' && draft.website !== null) onChange({ ...draft, website: null });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the brand.
          event.preventDefault();
          read();
        }}
        inputContainer={besideInput(
          <BusyButton size="xs" variant="default" isBusy={isPending} onClick={read}>
            {t`Read colors`}
          </BusyButton>,
        )}
      />
      {look ? (
        <LookProposal
          look={look}
          onDrop={() => setLook(null)}
          onTake={(taken) => {
            setLook(null);
            const { url: website } = look;
            onChange({
              ...draft,
              ...taken,
              website,
              name: draft.name.trim() === '' ? look.name : draft.name,
            });
          }}
        />
      ) : null}
    </div>
  );
}
