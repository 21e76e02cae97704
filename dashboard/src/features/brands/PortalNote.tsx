import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { accentOf, accentsOf, type BrandStyles } from '@inlay/sdk/model';

/** Says where the client portal wears another colour than the brand's, for contrast. */
export function PortalNote({ styles }: { styles: BrandStyles }) {
  const accent = accentOf(styles);
  const { fill, textOnLight } = accentsOf(styles);
  return fill === accent && textOnLight === accent ? null : (
    <Text size="xs" c="dimmed">
      {t`In the client portal, buttons are ${fill} and text is ${textOnLight}, so that everybody can read them.`}
    </Text>
  );
}
