import { useState } from 'react';
import { vi } from 'vitest';
import { createEmptyDefinition } from '@inlay/sdk/model';
import { showScreen, type Answers, type Screen } from '../../../testing/showScreen.tsx';
import { BuilderPage } from '../components/BuilderPage.tsx';

/** An account without a model that drafts forms. */
const NO_MODEL = { isAllowed: false, isReady: false, host: null, model: null, settings: null };

const ANSWERS: Answers = {
  'GET /api/auth/session': {
    user: { id: 'u-1', email: 'ada@example.com', role: 'user', formLimit: null, formCount: 0 },
  },
  'GET /api/brand-kits': { kits: [] },
  'GET /api/model': NO_MODEL,
};
export const FORM = '0195b9f0-0000-7000-8000-000000000001';
/** The form as its API sends it. */
export const PUBLISHED = {
  id: FORM,
  title: 'Bakery',
  active: true,
  version: 1,
  redirectUrl: null,
  clientPrimaryEmail: null,
  autoReply: null,
  attachesPdf: false,
  logoUrl: null,
  abilities: { update: true, organise: true, activate: true, share: true },
  definition: createEmptyDefinition('Bakery'),
};

/** The builder, which a button closes and opens again. */
function Openable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Close or open
      </button>
      {isOpen ? <BuilderPage /> : null}
    </>
  );
}

/** The builder in a window with room for all of its panels. */
export function showBuilder(at = '/builder', answers: Answers = {}): Screen {
  const screen = showScreen(<Openable />, {
    answers: { ...ANSWERS, ...answers },
    at,
    route: at.startsWith('/forms/') ? '/forms/:formId/:tab' : '/builder/:formId?',
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  return screen;
}
