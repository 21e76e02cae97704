import { plural, t } from '@lingui/core/macro';
import { Alert, List, Text } from '@mantine/core';
import IconInfoCircle from '~icons/info-circle';
import { fieldsOf, pipeText } from '@inlay/sdk/model';
import { fieldTypeName } from '../../../domain/forms/fieldTypeNames.ts';
import type { ImportedForm, ImportedItem } from '../imports/importedForm.ts';
import { noteText, productName } from '../imports/importNotes.ts';
import classes from './importForm.module.css';

/** Says what became of every question of another product's form, and what could not be taken over (DASH-043). */
export function ImportReport({ imported }: { imported: ImportedForm }) {
  const { items, notes, definition } = imported;
  // Not `nameAnswers`: two screens would share it, and Home would load it.
  const labels = new Map(fieldsOf(definition).map((field) => [field.id, `[${field.label}]`]));
  const product = productName(imported.product);
  const beside = items.reduce((sum, item) => sum + item.notes.length, 0);
  return (
    <>
      <Alert color="gray" role="group" title={t`Form from ${product}`} icon={<IconInfoCircle size={20} />}>
        {notes.length + beside === 0 ? t`Everything can be imported as it is.` : null}
        {beside === 0
          ? null
          : plural(beside, {
              one: '# thing will be different here. It stands below its question.',
              other: '# things will be different here. They stand below their questions.',
            })}
        {notes.length > 0 ? (
          <List size="sm" mt={beside === 0 ? 0 : 4}>
            {notes.map((note, index) => (
              <List.Item key={index}>{noteText(note)}</List.Item>
            ))}
          </List>
        ) : null}
      </Alert>
      <ol className={classes['items']} tabIndex={0} aria-label={t`Questions`}>
        {items.map((item, index) => (
          <ReportLine key={index} item={{ ...item, label: pipeText(item.label, (id) => labels.get(id)) }} />
        ))}
      </ol>
    </>
  );
}

function ReportLine({ item: { label, type, notes } }: { item: ImportedItem }) {
  return (
    <li data-left-out={type === null || undefined}>
      <div className={classes['item']}>
        <span dir="auto">{label || (type === null ? t`No label` : fieldTypeName(type))}</span>
        <Text span size="xs" c="dimmed">
          {type === null ? t`Left out` : fieldTypeName(type)}
        </Text>
      </div>
      {notes.length > 0 ? (
        <ul className={classes['notes']}>
          {notes.map((note, index) => (
            <li key={index}>{noteText(note)}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
