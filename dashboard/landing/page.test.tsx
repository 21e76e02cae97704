import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import css from './page.css?inline';
import { get, openPage, readShippedPage, SHIPPED_PAGE, testBrowser, textOf } from './testing/openPage.ts';

beforeEach(() => openPage());

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const isBefore = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the header', () => {
  test('LAND-003 SHELL-032 D-25 "Sign In" opens the sign-in view', () => {
    const link = all('header a').find((one) => textOf(one) === 'Sign In');
    expect(link?.getAttribute('href')).toBe('/auth');
  });

  test('shows the mark and the name', () => {
    expect(textOf(get('header .brand'))).toBe('Inlay');
    expect(get('header .brand').querySelector('svg')).not.toBeNull();
  });
});

describe('the second button of the header', () => {
  const style = document.createElement('style');
  style.textContent = css;
  beforeEach(() => document.head.append(style));
  afterEach(() => style.remove());

  const shown = (width: number): string => {
    testBrowser.setViewport({ width });
    const words = all('header a[href="/auth?view=signup"] > span');
    return words
      .filter((word) => getComputedStyle(word).display !== 'none')
      .map(textOf)
      .join(' ');
  };

  test('SHELL-033 reads "Get Started" from 768px on', () => {
    expect(shown(768)).toBe('Get Started');
    expect(shown(1440)).toBe('Get Started');
  });

  test('SHELL-034 reads "Start" on narrow screens', () => {
    expect(shown(767)).toBe('Start');
    expect(shown(320)).toBe('Start');
  });
});

describe('below the header', () => {
  test('LAND-004 stands the hero, with the only first heading and the form', () => {
    const hero = get('main > .hero');
    expect(isBefore(get('header'), hero)).toBe(true);
    expect(hero.parentElement?.firstElementChild).toBe(hero);
    expect(hero.contains(get('h1'))).toBe(true);
    expect(hero.contains(get('#demo-form form'))).toBe(true);
  });

  test.each([
    ['LAND-005', 'Drag and drop builder'],
    ['LAND-006', 'Instant embed'],
    ['LAND-007', 'Submission management'],
    ['LAND-008', 'Secure and scalable'],
  ])('%s a feature card says %s', (_id, title) => {
    const card = all('.feature').find((one) => one.querySelector('h3')?.textContent === title);
    expect(textOf(card?.querySelector('p') as HTMLElement).length).toBeGreaterThan(40);
  });

  test('LAND-009 there are exactly four feature cards', () => {
    expect(all('.feature')).toHaveLength(4);
    expect(get('.cards').children).toHaveLength(4);
  });

  test('LAND-010 D-25 every call to action leads to the sign-up view', () => {
    const calls = all('a.button').filter((one) => textOf(one) !== 'Sign In');
    expect(calls.map(textOf)).toEqual(['Get StartedStart', 'Get Started', 'Get Started']);
    expect(calls.map((one) => one.getAttribute('href'))).toEqual(calls.map(() => '/auth?view=signup'));
  });

  test('LAND-010 no link leads anywhere but to sign-in, to the documentation, to the page itself or within it', () => {
    const goals = new Set(all('a').map((one) => one.getAttribute('href')));
    expect(goals).toEqual(new Set(['#main', '/', '/auth', '/auth?view=signup', '/client/auth', '/docs/']));
  });

  test('LAND-012 pictures of the screens are there in light and dark, have a size and words, and load lazily', () => {
    const pictures = all('.shot img');
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) {
      const of = (name: string) => picture.getAttribute(name) ?? '';
      expect([of('loading'), of('width'), of('height')]).toEqual(['lazy', '1280', '800']);
      expect(of('alt').length).toBeGreaterThan(40);
      expect(of('src')).toContain(`-${of('class').replace('-only', '')}.webp`);
    }
    const shown = pictures.map((picture) => picture.className);
    expect(shown.filter((name) => name === 'dark-only')).toHaveLength(shown.length / 2);
  });

  test('the skip link finds the main part', () => expect(get('#main').tagName).toBe('MAIN'));
});

describe('the page as it is shipped', () => {
  test('holds no script and no style that its policy would refuse', () => {
    const shipped = readShippedPage();
    const scripts = [...shipped.querySelectorAll('script')];
    expect(scripts.map((one) => one.getAttribute('src'))).toEqual(['/theme.js', './main.ts']);
    expect(scripts.map(textOf)).toEqual(['', '']);
    expect(shipped.querySelector('style, [style]')).toBeNull();
    expect(SHIPPED_PAGE).not.toMatch(/<[^>]+\son\w+=/);
  });

  test('shows the form as a still picture that nobody can send before a script has run', () => {
    const place = get('#demo-form');
    expect(place.hasAttribute('inert')).toBe(true);
    expect(place.contains(get('#demo-form form'))).toBe(true);
    expect(get('#copy-line').hidden).toBe(true);
  });
});
