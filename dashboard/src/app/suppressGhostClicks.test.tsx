import { expect, test } from 'vitest';
import { suppressGhostClicks } from './suppressGhostClicks.ts';

suppressGhostClicks(document);

function press(element: HTMLElement, detail: number): void {
  for (const type of ['mousedown', 'click'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
}

test('the second press of a double click is none of what came to light under it', () => {
  document.body.innerHTML = '<button id="menu"><b>Clone</b></button><button id="card">Open</button>';
  const [menu, word, card] = ['#menu', 'b', '#card'].map((one) => document.querySelector<HTMLElement>(one));
  if (!menu || !word || !card) throw new Error('Nothing to press');
  const heard: string[] = [];
  for (const one of [menu, card]) one.addEventListener('click', () => heard.push(one.id));
  press(menu, 1);
  press(card, 2);
  expect(heard).toEqual(['menu']);
  press(menu, 1);
  press(word, 2);
  expect(heard).toEqual(['menu', 'menu', 'menu']);
  // A press by script or by key, which has no click count.
  press(card, 1);
  card.click();
  expect(heard.slice(3)).toEqual(['card', 'card']);
});
