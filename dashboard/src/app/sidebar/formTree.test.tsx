import { expect, test } from 'vitest';
import { DRAGGED_FORMS } from '../../lib/draggedForms.ts';
import { showScreen } from '../../testing/showScreen.tsx';
import { FormTree } from './FormTree.tsx';

const form = (id: string, clientFolderId: string | null) => ({
  id,
  title: `Form ${id}`,
  clientFolderId,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSubmissionAt: null,
  abilities: { update: true, activate: true, readSubmissions: true, delete: true, organise: true },
});
const folder = (id: string, name: string) => ({ id, name, people: [], brand: null });

/** A drag that begins somewhere on the page. */
function dragOf(formId: string, type = DRAGGED_FORMS) {
  const data = new Map([[type, formId]]);
  const dataTransfer = {
    get types() {
      return [...data.keys()];
    },
    getData: (type: string) => data.get(type) ?? '',
    dropEffect: 'none',
  };
  const send = (type: string, target: Element): Event => {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
    target.dispatchEvent(event);
    return event;
  };
  send('dragstart', document.body);
  return {
    over: (target: Element) => send('dragover', target),
    drop: (target: Element) => send('drop', target),
  };
}

test('FOLD-082 a form is dragged onto a folder, also an empty one that the sidebar leaves out otherwise, and back by Undo', async () => {
  const screen = showScreen(<FormTree />, {
    answers: {
      'GET /api/forms': { forms: [form('1', null), form('2', 'bakery')] },
      'GET /api/forms/trends': { from: '2026-11-10', trends: [] },
      'GET /api/folders': { folders: [folder('bakery', 'Bakery'), folder('bank', 'Bank')] },
      'PATCH /api/forms/1': form('1', 'bank'),
    },
  });
  await expect.poll(screen.text).toContain('Form 1');
  expect(screen.text()).not.toContain('Bank');
  expect(screen.control('All folders').getAttribute('href')).toBe('/dashboard?tab=folders');
  const drag = dragOf('1');
  await expect.poll(screen.text).toContain('Bank');
  const place = [...document.querySelectorAll('li')].find((item) => item.textContent === 'Bank')!;
  expect(drag.over(place).defaultPrevented).toBe(true);
  await expect.poll(() => place.hasAttribute('data-over')).toBe(true);
  drag.drop(place);
  await expect.poll(screen.text).toContain('1 form moved');
  await screen.press('Undo');
  await expect
    .poll(() => screen.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body))
    .toEqual([{ clientFolderId: 'bank' }, { clientFolderId: null }]);
});

test('FOLD-082 what is dragged from elsewhere changes nothing', async () => {
  const screen = showScreen(<FormTree />, {
    answers: {
      'GET /api/forms': { forms: [form('2', 'bakery')] },
      'GET /api/forms/trends': { from: '2026-11-10', trends: [] },
      'GET /api/folders': { folders: [folder('bakery', 'Bakery'), folder('bank', 'Bank')] },
    },
  });
  await expect.poll(screen.text).toContain('Bakery');
  dragOf('2', 'text/uri-list');
  // A turn of the event loop in which the folders would be drawn.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.text()).not.toContain('Bank');
});
