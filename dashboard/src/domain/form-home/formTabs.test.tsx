import { beforeEach, expect, test } from 'vitest';
import { formPath } from '../forms/formPath.ts';
import { findLastTab, keepLastTab, tabOf } from './formTabs.ts';

beforeEach(() => localStorage.clear());

test('DASH-050 each tab of a form has its address', () => {
  expect(formPath('f1', 'build')).toBe('/forms/f1/build');
  expect(formPath('f1', 'settings', 'access')).toBe('/forms/f1/settings/access');
  expect(formPath('f1')).toBe('/forms/f1');
  expect(tabOf('/forms/f1/settings/access')).toBe('settings');
  expect(tabOf('/forms/f1/elsewhere')).toBeNull();
  expect(tabOf('/builder')).toBeNull();
});

test('DASH-050 a form opens where it was left, as far as the person may', () => {
  expect(findLastTab('f1', true)).toBeNull();
  keepLastTab('f1', 'responses');
  keepLastTab('f2', 'settings');
  expect(findLastTab('f1', true)).toBe('responses');
  expect(findLastTab('f2', true)).toBe('settings');
  expect(findLastTab('f2', false)).toBeNull();
});

test('DASH-050 only the latest forms are remembered', () => {
  for (let form = 0; form < 60; form++) keepLastTab(`f${form}`, 'share');
  expect(findLastTab('f0', true)).toBeNull();
  expect(findLastTab('f59', true)).toBe('share');
});

test('DASH-050 a storage that somebody spoiled opens no tab', () => {
  localStorage.setItem('form-tabs', '[1,{"f1":"build"}');
  expect(findLastTab('f1', true)).toBeNull();
  localStorage.setItem('form-tabs', '[["f1","nowhere"],7]');
  expect(findLastTab('f1', true)).toBeNull();
});
