import { t } from '@lingui/core/macro';
import { Accordion, List } from '@mantine/core';
import { memo } from 'react';
import type { FieldType } from '@inlay/sdk/model';
import { FIELD_TIPS } from './generated/fieldTips.ts';

/** Advice on a field type (BUILD-023, D-74). */
export const Tips = memo(function Tips({ type }: { type: FieldType }) {
  return (
    <Accordion variant="contained" radius={6}>
      <Accordion.Item value="tips">
        <Accordion.Control>{t`Tips`}</Accordion.Control>
        <Accordion.Panel>
          <List size="sm" spacing={8} ps={4}>
            {FIELD_TIPS[type].map((tip) => (
              <List.Item key={tip}>{tip}</List.Item>
            ))}
          </List>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
});
