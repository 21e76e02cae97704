import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFormTree } from '../testing/anyFormTree.ts';
import { CHECK_OPTIONS, REFUSED, SOUND, WARNED } from '../testing/checkCases.ts';
import { formOf } from '../testing/pointsCases.ts';
import { when } from '../testing/when.ts';
import { checkForm } from './checkForm.ts';
import type { FormTree } from './formTree.ts';
import { propertyRuns } from '../../../../tests/support/propertyRuns.ts';

const check = (tree: FormTree) =>
  checkForm(tree, CHECK_OPTIONS).map(({ code, place, refuses }) => ({ code, ...place, refuses }));

describe('checkForm', () => {
  it('finds nothing in a sound form, not even in an ending for jumps alone', () => {
    expect(check(SOUND)).toStrictEqual([]);
  });

  it.each(REFUSED)('refuses %s', (_what, tree, finding) => {
    expect(check(tree)).toContainEqual(expect.objectContaining({ ...finding, refuses: true }));
  });

  it.each(WARNED)('stores, but names, %s', (_what, tree, finding) => {
    const found = check(tree);
    expect(found).toContainEqual(expect.objectContaining({ ...finding, refuses: false }));
    expect(found.filter(({ refuses }) => refuses)).toStrictEqual([]);
  });

  it('takes a page for reachable when the one before may be hidden', () => {
    const tree = formOf([{ id: 'a' }], [{ id: 'b' }], [{ id: 'c' }]);
    const pages = tree.pages.map((page, index) =>
      index === 1 ? { ...page, showIf: when('{a}'), next: [{ if: when('yes'), goTo: 'done' }] } : page,
    );
    expect(check({ ...tree, pages }).filter(({ code }) => code === 'page_unreachable')).toStrictEqual([]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyFormTree, (tree) => {
        expect(Array.isArray(checkForm(tree, CHECK_OPTIONS))).toBe(true);
      }),
      propertyRuns(500),
    );
  });
});
