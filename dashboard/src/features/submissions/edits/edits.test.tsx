import { expect, onTestFinished, test, vi } from 'vitest';
import { showScreen } from '../../../testing/showScreen.tsx';
import { submission } from '../inbox/inboxSamples.tsx';
import { History } from './History.tsx';
import { Provenance } from './Provenance.tsx';
import { StaffPageButton } from './StaffPageButton.tsx';

const NoIcon = () => null;
const edited = submission(1, { version: 3 });

test('SUBM-119 SUBM-125 the history says who edited what, from what to what', async () => {
  const at = '2026-03-02T10:00:00.000Z';
  const versions = [
    { version: 3, kind: 'withdrawn', at, isByVisitor: true, by: null, reason: null, changes: [], files: [] },
    {
      version: 2,
      kind: 'edited',
      at,
      isByVisitor: false,
      by: 'Ada',
      reason: 'By phone',
      changes: [{ id: 'town', label: 'Town', from: 'London', to: 'Paris' }],
      files: [{ id: 'plan', name: 'plan.pdf' }],
    },
  ];
  const screen = showScreen(<History submission={edited} />, {
    answers: { [`GET /api/submissions/${edited.id}/versions`]: { versions } },
  });
  await expect.poll(() => screen.text()).toContain('Withdrawn by the visitor');
  expect(screen.text()).toContain('Ada edited the answers');
  expect(screen.text()).toContain('By phone');
  const file = document.querySelector('a[href$="/files/plan"]');
  expect(file?.textContent).toBe('plan.pdf');
  expect(screen.text()).toContain('TownLondon → Paris');
});

test('SUBM-122 the button leads to the page of the form', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  onTestFinished(() => assign.mockRestore());
  const address = `/submissions/${edited.id}/edit-page`;
  const screen = showScreen(<StaffPageButton label="Edit answers" icon={NoIcon} address={address} />, {
    answers: { [`POST /api${address}`]: { path: '/w/token' } },
  });
  await screen.press('Edit answers');
  await expect.poll(() => assign.mock.calls).toEqual([['/w/token']]);
});

test('LANG-009 the language of the answers is named where the form has several', async () => {
  const rows = (
    <>
      <Provenance submission={submission(1, { language: 'fr' })} />
      <Provenance submission={submission(2)} />
    </>
  );
  const screen = showScreen(rows, { answers: {} });
  await expect.poll(() => screen.text()).toBe('Answered in: Français');
});
