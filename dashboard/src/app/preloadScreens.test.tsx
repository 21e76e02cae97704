import { expect, test, vi } from 'vitest';
import { preloadScreens } from './preloadScreens.ts';

test('a link that is pointed at, focused or touched loads the scripts of its screen', () => {
  const screen = () => vi.fn<() => Promise<object>>().mockResolvedValue({});
  const [frame, trash, admin] = [screen(), screen(), screen()];
  const routes = [
    {
      lazy: frame,
      children: [
        { path: '/trash', lazy: trash },
        { path: '/admin', lazy: admin },
      ],
    },
  ];
  preloadScreens(document, () => routes);
  document.body.innerHTML =
    '<a href="/trash?tab=forms"><b>Trash</b></a><a href="https://example.com/admin">Elsewhere</a><p>Text</p>';
  const point = (selector: string, sign: string): void =>
    void document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }));
  for (const selector of ['p', 'a:last-of-type']) point(selector, 'pointerover');
  expect([frame, trash, admin].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  for (const sign of ['pointerover', 'focusin', 'touchstart']) point('b', sign);
  expect([frame, trash, admin].map(({ mock }) => mock.calls.length)).toEqual([3, 3, 0]);
});
