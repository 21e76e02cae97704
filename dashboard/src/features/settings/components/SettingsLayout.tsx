import { t } from '@lingui/core/macro';
import { Select, Stack, Tabs } from '@mantine/core';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ScrollableTabs } from '../../../components/ScrollableTabs.tsx';
import { SettingSearch, type SettingChoices } from '../../../components/SettingSearch.tsx';
import {
  settingChoices,
  settingPath,
  SETTINGS,
  type SettingName,
} from '../../../domain/form-home/settingsIndex.ts';
import { useForms } from '../../../domain/forms/ownForms.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { isBelow } from '../../../lib/isBelow.ts';
import { KEEPS_FOCUS } from '../../../lib/useScreenFocus.ts';
import { personChoices } from '../personSettings.ts';
import { SETTINGS_SCREENS } from '../../../domain/settings/settingsScreens.ts';

/** Before the names of settings that each form has. */
const OF_A_FORM = 'form ';

/** Settings of the whole platform, for administrators. */
const PLATFORM: SettingChoices = {
  group: t`Admin Panel`,
  items: [
    { value: '/admin/settings#mail', label: t`Mail server`, words: t`smtp email outgoing` },
    {
      value: '/admin/settings',
      label: t`Platform settings`,
      words: t`form limit new accounts badge retention trash`,
    },
    {
      value: '/admin/settings#sign-on',
      label: t`Single sign-on`,
      words: t`sso oidc openid connect scim provider login`,
    },
    { value: '/admin/user-approvals', label: t`User Approvals`, words: t`invite add user team` },
  ],
};

const OF_EACH_FORM: SettingChoices = {
  group: t`Of each form`,
  items: settingChoices(OF_A_FORM).flatMap(({ items }) => items),
};

/** What the search offers, by who asks and whether they have forms: always the same lists, as others empty the box. */
const choicesOf = (own: readonly SettingChoices[]) => ({ alone: own, withForms: [...own, OF_EACH_FORM] });
const CHOICES = {
  user: choicesOf(personChoices()),
  admin: choicesOf([...personChoices(), PLATFORM]),
};

/** A person's settings on one page: a search over every setting, the groups, and the open one (SETT-001). */
export function SettingsLayout() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = SETTINGS_SCREENS.find(({ path }) => isBelow(pathname, path))?.path ?? '/settings/profile';
  // The server refuses all else until a second factor is set up. The open screen stays as that is over: it shows
  // recovery codes then.
  const isWhole = !user?.mustSetUpSecondFactor;
  return (
    <div className="page">
      <Stack gap={16}>
        {isWhole ? <Search isAdmin={user?.role === 'admin'} /> : null}
        <Tabs
          value={open}
          onChange={(path) => path && void navigate(path, { state: KEEPS_FOCUS })}
          keepMounted={false}
        >
          {isWhole ? (
            <ScrollableTabs label={t`Settings`} open={open}>
              {SETTINGS_SCREENS.map(({ title, path }) => (
                <Tabs.Tab key={path} value={path}>
                  {title}
                </Tabs.Tab>
              ))}
            </ScrollableTabs>
          ) : null}
          <Tabs.Panel value={open} {...(isWhole && { pt: 24 })}>
            <Outlet />
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </div>
  );
}

/** Finds settings of the person, of the platform and of each form; for the last it asks which form. */
function Search({ isAdmin }: { isAdmin: boolean }) {
  const navigate = useNavigate();
  const forms = useForms().data?.forms ?? [];
  const [wanted, setWanted] = useState<SettingName | null>(null);
  const hasForms = forms.length > 0;
  const choices = CHOICES[isAdmin ? 'admin' : 'user'][hasForms ? 'withForms' : 'alone'];
  const choose = (value: string): void => {
    if (value.startsWith(OF_A_FORM)) setWanted(value.slice(OF_A_FORM.length) as SettingName);
    else {
      setWanted(null);
      void navigate(value);
    }
  };
  return (
    <Stack gap={8}>
      <SettingSearch choices={choices} onChoose={choose} />
      {wanted ? (
        <Select
          key={wanted}
          autoFocus
          defaultDropdownOpened
          searchable
          label={t`${SETTINGS[wanted].label}: of which form?`}
          data={forms.map(({ id, title }) => ({ value: id, label: title.trim() || t`Untitled Form` }))}
          nothingFoundMessage={t`No matching forms`}
          value={null}
          onChange={(formId) => formId && void navigate(settingPath(formId, wanted))}
        />
      ) : null}
    </Stack>
  );
}
