import { expect, test } from 'vitest';
import { labelWithColon } from './labelWithColon.ts';

test('a label has one mark before its value', () => {
  const labels = [
    'Name',
    'Which cake?',
    'Phone (optional)',
    'الاسم',
    'أي كعكة؟',
    'どのケーキ？',
    'Name:',
    'お名前：',
  ];
  expect(labels.map(labelWithColon)).toEqual([
    'Name:',
    'Which cake?',
    'Phone (optional):',
    'الاسم:',
    'أي كعكة؟',
    'どのケーキ？',
    'Name:',
    'お名前：',
  ]);
});
