import { t } from '@lingui/core/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMatch } from 'react-router';
import type { AdminClientList, FormSummary, SubmissionListResponse } from '@inlay/api/contract';
import {
  PLACE_LABELS,
  SETTING_NAMES,
  settingPath,
  SETTINGS,
  wordsOf,
  type SettingName,
} from '../../domain/form-home/settingsIndex.ts';
import { formPath } from '../../domain/forms/formPath.ts';
import { useForms, useNewFormRefusal } from '../../domain/forms/ownForms.ts';
import { useSession } from '../../domain/identity/session.ts';
import { api } from '../../lib/apiClient.ts';
import { personChoices } from '../../features/settings/personSettings.ts';
import { MAIN_MENU, PARTS } from '../navigation.ts';
import { useThemeToggle } from '../useThemeToggle.ts';
import { useSignOut } from '../useSignOut.ts';
import { answerEntries } from './answerHits.ts';
import { findEntries, type PaletteEntry } from './findEntries.ts';

/** Pause in typing after which the server is asked, in ms. */
const TYPING_MS = 200;
/** Fewer letters would be in nearly every answer. */
const LEAST_LETTERS = 2;
/** Submissions and clients shown of a search. */
const MOST_FOUND = 5;

/** Loads the server's matches for a text: clients and answers. */
function useFound<Found>(
  what: string,
  ask: (search: string) => Promise<Found>,
  { typed, isEnabled }: { typed: string; isEnabled: boolean },
): { data: Found | undefined; text: string; isFetching: boolean } {
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isLong = text.length >= LEAST_LETTERS;
  const { data, isFetching } = useQuery({
    queryKey: ['palette', what, text],
    queryFn: () => ask(encodeURIComponent(text)),
    enabled: isEnabled && isLong,
    placeholderData: keepPreviousData,
  });
  return { data: isEnabled && isLong ? data : undefined, text, isFetching };
}

/** Places and actions that a person has, whatever is typed. */
function useFixedEntries(): PaletteEntry[] {
  const { user } = useSession();
  const isRefused = useNewFormRefusal() !== null;
  const theme = useThemeToggle();
  const signOut = useSignOut();
  const isAdmin = user?.role === 'admin';
  const place = (path: string, label: string, detail = ''): PaletteEntry => ({
    id: `place ${path}`,
    kind: 'place',
    label,
    detail,
    go: path,
  });
  const action = (id: string, label: string, go: PaletteEntry['go'], words = ''): PaletteEntry => ({
    id: `action ${id}`,
    kind: 'action',
    label,
    words,
    go,
  });
  return [
    ...(isRefused ? [] : [action('new', t`Create New Form`, '/builder', t`add make blank`)]),
    action('templates', t`Start from a template`, '/templates', t`example gallery`),
    action('export', t`Export submissions`, '/submissions', t`download csv excel xlsx json spreadsheet`),
    ...(isAdmin ? invitations(action) : []),
    ...(user?.accounts ?? [])
      .filter(({ isCurrent }) => !isCurrent)
      .map(({ id, name, pictureUrl }) => ({
        ...action(`account ${id}`, t`Switch to ${name}`, () => void switchTo(id), t`account team change`),
        ...(pictureUrl && { picture: pictureUrl }),
      })),
    action('theme', theme.label, theme.toggle),
    action('sign-out', t`Sign Out`, signOut, t`log out`),
    action(
      'brand',
      t`Change the look of all forms`,
      '/settings/brands',
      t`brand color font logo design theme`,
    ),
    ...helpEntries(action, isAdmin),
    ...MAIN_MENU.filter((entry) => isAdmin || !entry.isAdminOnly).map(({ path, to = path, label }) =>
      place(to, label),
    ),
    ...Object.entries(PARTS)
      .filter(([path]) => isAdmin || !path.startsWith('/admin'))
      .map(([path, label]) => place(path, label, path.startsWith('/admin') ? t`Admin Panel` : t`Settings`)),
    place('/settings/notifications', t`Notifications`, t`Settings`),
    ...(isAdmin ? [place('/admin/user-approvals', t`User Approvals`, t`Admin Panel`)] : []),
  ];
}

const switchTo = async (accountId: string): Promise<unknown> =>
  (await import('../account/switchAccount.ts')).switchAccount(accountId);

type MakeAction = (id: string, label: string, go: PaletteEntry['go'], words?: string) => PaletteEntry;

const invitations = (action: MakeAction): PaletteEntry[] => [
  action('invite-client', t`Invite a client`, '/dashboard?tab=clients', t`add customer portal`),
  action(
    'approve',
    t`Let a colleague in: approve their sign-up`,
    '/admin/user-approvals',
    t`invite add user team`,
  ),
];

/** What the documentation answers, by the words that people bring. */
const helpEntries = (action: MakeAction, isAdmin: boolean): PaletteEntry[] => {
  const page =
    (path: string): (() => void) =>
    () =>
      void window.open(`/docs/${path}`, '_blank', 'noopener');
  return [
    action('documentation', t`Documentation`, page(''), t`help docs manual guide`),
    action('whats-new', t`What is new`, page('whats-new'), t`changes release version`),
    action(
      'senders',
      t`Connect Slack, Google Sheets and other services`,
      page('senders'),
      t`slack teams discord sheets notion airtable zapier make n8n integration`,
    ),
    ...(isAdmin
      ? [action('mail', t`Set up the mail server`, '/admin/settings#mail', t`smtp email outgoing`)]
      : []),
  ];
};

/** The entries for what is typed, and whether the server is still looking. */
export function usePaletteEntries(typed: string): { entries: readonly PaletteEntry[]; isLooking: boolean } {
  const { user } = useSession();
  const { data } = useForms();
  const fixed = useFixedEntries();
  const clients = useFound(
    'clients',
    (search) => api.get<AdminClientList>(`/admin/clients?search=${search}&limit=${MOST_FOUND}`),
    { typed, isEnabled: user?.role === 'admin' },
  );
  const answers = useFound(
    'answers',
    (search) => api.get<SubmissionListResponse>(`/submissions?search=${search}&limit=${MOST_FOUND}`),
    { typed, isEnabled: true },
  );
  const forms = useMemo(() => (data?.forms ?? []).map(formEntry), [data]);
  const formId = useMatch('/forms/:formId/*')?.params.formId;
  // Without a form on the screen, nobody knows whose settings are meant; nothing typed asks for none.
  const settings = typed.trim()
    ? [...(formId ? SETTING_NAMES.map((name) => settingEntry(formId, name)) : []), ...personEntries()]
    : [];
  return {
    entries: [
      ...withPlacesOfForms(findEntries([...forms, ...settings, ...fixed], typed)),
      // The server has chosen these, also by other forms of the words.
      ...(clients.data?.clients ?? []).map(({ id, name, email }): PaletteEntry => ({
        id: `client ${id}`,
        kind: 'client',
        label: name || email,
        detail: email,
        go: `/dashboard?${new URLSearchParams({ tab: 'clients', search: email }).toString()}`,
      })),
      ...answerEntries(answers.data, answers.text),
    ],
    isLooking: clients.isFetching || answers.isFetching,
  };
}

const formEntry = ({ id, title, abilities }: FormSummary): PaletteEntry => ({
  id: `form ${id}`,
  kind: 'form',
  label: title,
  go: formPath(id, abilities.update ? 'build' : 'responses'),
});

const settingEntry = (formId: string, name: SettingName): PaletteEntry => ({
  id: `setting ${name}`,
  kind: 'setting',
  label: t`Setting: ${SETTINGS[name].label}`,
  detail: PLACE_LABELS[SETTINGS[name].place],
  words: wordsOf(name),
  go: settingPath(formId, name),
});

const personEntries = (): PaletteEntry[] =>
  personChoices().flatMap(({ group, items }) =>
    items.map(({ value, label, words }): PaletteEntry => ({
      id: `setting ${value}`,
      kind: 'setting',
      label: t`Setting: ${label}`,
      detail: group,
      words,
      go: value,
    })),
  );

/** Up to this many matching forms, the palette also offers the forms' other screens. */
const FEW_FORMS = 2;

function withPlacesOfForms(found: readonly PaletteEntry[]): PaletteEntry[] {
  if (found.filter(({ kind }) => kind === 'form').length > FEW_FORMS) return [...found];
  return found.flatMap((entry) => {
    if (entry.kind !== 'form') return [entry];
    const id = entry.id.replace('form ', '');
    const { kind, label } = entry;
    return [
      entry,
      { id: `answers ${id}`, kind, label, detail: t`Responses`, go: formPath(id, 'responses') },
      { id: `figures ${id}`, kind, label, detail: t`Summary`, go: formPath(id, 'summary') },
      { id: `settings ${id}`, kind, label, detail: t`Settings`, go: formPath(id, 'settings') },
    ];
  });
}
