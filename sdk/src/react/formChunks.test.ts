import { expect, test } from 'vitest';
import { FIELD_TYPE_ORDER, isPlainType } from '../model/index.ts';
import { buildDefinition, buildField } from '../model/testing/buildDefinition.ts';
import { FIELD_COMPONENTS } from './fieldTypes.ts';
import { chunksOf } from './formChunks.ts';

test('plain types are those that a form without a plan has the code of: in the first script, or in one chunk', () => {
  const loaded = FIELD_TYPE_ORDER.filter(
    (type) =>
      type in FIELD_COMPONENTS || chunksOf({ definition: buildDefinition([buildField(type)]) }).length > 0,
  );
  expect(FIELD_TYPE_ORDER.filter(isPlainType)).toEqual(loaded);
});
