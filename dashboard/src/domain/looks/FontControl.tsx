import { t } from '@lingui/core/macro';
import { Select } from '@mantine/core';
import { useId } from 'react';
import { FONT_FAMILIES, resolveStyles, themeProperties, type ResolvedStyles } from '@inlay/sdk/model';
import { registerFont } from '@inlay/sdk/react';
import { Control } from './Control.tsx';
import type { Styles } from './styles.ts';

/* oxlint-disable texts/literal -- names of fonts */

type Font = ResolvedStyles['fontFamily'];

const NAMES: Readonly<Record<Font, string>> = {
  system: t`System`,
  inter: 'Inter',
  roboto: 'Roboto',
  'open-sans': 'Open Sans',
  montserrat: 'Montserrat',
  playfair: 'Playfair Display',
  lato: 'Lato',
};

const stackOf = (fontFamily: Font): string =>
  themeProperties(resolveStyles({ fontFamily }))['--form-embed-font-family'] ?? '';

/** The fonts, each shown in itself (STYLE-017). The platform serves them, to visitors as well (D-84). */
export function FontControl({ styles }: { styles: Styles }) {
  const id = useId();
  const font = styles.resolved.fontFamily;
  return (
    <Control
      styles={styles}
      name="fontFamily"
      label={t`Font`}
      labelFor={id}
      {...(font === 'system' && { hint: t`Uses the visitor’s system font. Nothing to download.` })}
    >
      <Select
        id={id}
        size="xs"
        allowDeselect={false}
        data={FONT_FAMILIES.map((value) => ({ value, label: NAMES[value] }))}
        value={font}
        onDropdownOpen={() => FONT_FAMILIES.forEach((family) => registerFont(family))}
        renderOption={({ option }) => (
          <span style={{ fontFamily: stackOf(option.value) }}>{option.label}</span>
        )}
        onChange={(value) => value !== null && styles.set({ fontFamily: value })}
      />
    </Control>
  );
}
