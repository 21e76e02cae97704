import { describe, expect, it } from 'vitest';
import {
  checkContrast,
  checkHeadings,
  createEmptyDefinition,
  createField,
  customStylesSchema,
  fieldsOf,
  withFields,
} from '@inlay/sdk/model';
import { applyPreset, hasPreset } from '../../../domain/looks/applyPreset.ts';
import { PRESET_NAMES } from '../../../domain/looks/presetNames.ts';
import { PRESETS } from '../../../domain/looks/presets.ts';
import { chosenOnly } from './useStyles.ts';

describe.each(PRESETS)('the look $id', (preset) => {
  it('D-24 can be seen by everybody', () => {
    expect(checkContrast(preset.styles).filter(({ passes }) => !passes)).toEqual([]);
  });

  it('D-82 is made of accepted styles, and of nothing that is the default anyway', () => {
    expect(customStylesSchema.parse(preset.styles)).toEqual(preset.styles);
    expect(chosenOnly(preset.styles)).toEqual(preset.styles);
  });
});

it('STYLE-010 STYLE-011 STYLE-012 STYLE-013 STYLE-014 STYLE-015 STYLE-016 STYLE-017 STYLE-018 STYLE-019 STYLE-020 STYLE-021 STYLE-022 STYLE-023 there are eight of them, each with a name of its own', () => {
  expect(PRESETS).toHaveLength(8);
  expect(new Set(PRESETS.map(({ id }) => PRESET_NAMES[id])).size).toBe(8);
});

describe('applyPreset', () => {
  const midnight = PRESETS.find(({ id }) => id === 'midnight')!;
  const heading = { ...createField('header'), id: 'h' };

  it('keeps what is shown and own CSS, and replaces the rest', () => {
    const before = {
      ...createEmptyDefinition(),
      customStyles: { showFormTitle: false, customCSS: 'gap: 1px;', labelSize: 20 },
    };
    expect(applyPreset(before, midnight).customStyles).toEqual({
      ...midnight.styles,
      showFormTitle: false,
      customCSS: 'gap: 1px;',
    });
    expect(before.customStyles.labelSize).toBe(20);
  });

  it('BUILD-034 gives headings that would disappear the colour of the text, and leaves the others alone', () => {
    const bright = { ...heading, id: 'bright', color: '#ffcc00' };
    const before = withFields(createEmptyDefinition(), [heading, bright]);
    const after = applyPreset(before, midnight);
    expect(fieldsOf(after)).toEqual([{ ...heading, color: '#e8ecf6' }, bright]);
    expect(checkHeadings(after.customStyles, fieldsOf(after))).toEqual([]);
  });

  it('knows a form that has the look', () => {
    const after = applyPreset(
      { ...createEmptyDefinition(), customStyles: { showFormTitle: false } },
      midnight,
    );
    expect(PRESETS.filter((preset) => hasPreset(after.customStyles, preset))).toEqual([midnight]);
    expect(hasPreset({ ...after.customStyles, labelSize: 20 }, midnight)).toBe(false);
  });
});
