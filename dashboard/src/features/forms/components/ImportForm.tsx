import { plural, t } from '@lingui/core/macro';
import { Alert, Button, FileButton, List, Stack, Text, Title } from '@mantine/core';
import { DialogFoot } from '../../../components/DialogFoot.tsx';
import IconAlertTriangle from '~icons/alert-triangle';
import IconUpload from '~icons/upload';
import { useRef, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  fieldsOf,
  listExpressions,
  logicTree,
  mapFields,
  nameAnswers,
  pagesOf,
  pipeField,
  UNTITLED_FORM,
  withDefaultKit,
  type Expression,
  type FormDefinition,
} from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { formPath } from '../../../domain/forms/formPath.ts';
import { FormPicture } from '../../../domain/forms/FormPicture.tsx';
import { useDefaultKit } from '../../../domain/looks/useBrandKits.ts';
import { messageOf } from '../../../lib/apiError.ts';
import { toastSuccess } from '../../../lib/toasts.tsx';
import { useImportForm } from '../api/forms.ts';
import { uploadFilePictures, withShownPictures } from '../filePictures.ts';
import { describeFields, readFormFile, type Fault, type FormFile } from '../readFormFile.ts';
import type { ImportedForm } from '../imports/importedForm.ts';
import classes from './importForm.module.css';
import { ImportReport } from './ImportReport.tsx';

/** Chooses a file, previews its form and creates it. */
export function ImportForm({ onClose }: { onClose(): void }) {
  const [file, setFile] = useState<FormFile | null>(null);
  const { kit } = useDefaultKit();
  const create = useImportForm();
  const navigate = useNavigate();

  const read = (chosen: File | null): void => {
    if (!chosen) return;
    create.reset();
    void readFormFile(chosen).then(setFile);
  };
  const submit = ({ definition, pictures }: Extract<FormFile, { ok: true }>): void => {
    create
      .mutateAsync(() => uploadFilePictures(withDefaultKit(definition, kit), pictures))
      .then(
        (form) => {
          toastSuccess(`${form.title} imported`);
          onClose();
          return navigate(formPath(form.id, 'build'));
        },
        () => undefined,
      );
  };

  return (
    <Stack gap={16}>
      <FileZone hasFile={file !== null} onFile={read} />
      {file && !file.ok ? <Faults faults={file.faults} /> : null}
      {file?.ok ? (
        <Summary
          definition={withDefaultKit(withShownPictures(file.definition, file.pictures), kit)}
          imported={file.imported}
        />
      ) : null}
      {create.error ? (
        <Alert
          color="red"
          role="alert"
          title={t`The form wasn’t created`}
          icon={<IconAlertTriangle size={20} />}
        >
          {messageOf(create.error)}
        </Alert>
      ) : null}
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t`Cancel`}
        </Button>
        {file?.ok ? (
          <BusyButton isBusy={create.isPending} onClick={() => submit(file)}>
            {t`Create form`}
          </BusyButton>
        ) : null}
      </DialogFoot>
    </Stack>
  );
}

function FileZone({ hasFile, onFile }: { hasFile: boolean; onFile(file: File | null): void }) {
  const [isOver, setOver] = useState(false);
  const reset = useRef<() => void>(null);
  const onDrag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <div
      className={classes['zone']}
      data-over={isOver || undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        onFile(event.dataTransfer.files[0] ?? null);
      }}
    >
      <Text size="sm" c="dimmed">
        {t`Drop or choose a .json file: a form exported here, or one from Typeform, Google Forms, Tally, Jotform or SurveyJS.`}
      </Text>
      <FileButton
        accept=".json,application/json"
        resetRef={reset}
        onChange={(file) => {
          onFile(file);
          // Or a file that was mended could not be chosen a second time.
          reset.current?.();
        }}
      >
        {({ onClick }) => (
          <Button
            data-autofocus
            variant={hasFile ? 'default' : 'filled'}
            leftSection={<IconUpload size={16} />}
            onClick={onClick}
          >
            {hasFile ? t`Choose another file` : t`Choose file`}
          </Button>
        )}
      </FileButton>
    </div>
  );
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <Alert
      color="red"
      role="alert"
      title={t`This file can’t be imported`}
      icon={<IconAlertTriangle size={20} />}
    >
      <List size="sm" className={classes['faults'] ?? ''} tabIndex={0} aria-label={t`Problems`}>
        {faults.map(({ place, reason }, index) => (
          <List.Item key={index}>
            {place ? <strong>{place}: </strong> : null}
            {reason}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

interface SummaryProps {
  definition: FormDefinition;
  imported: ImportedForm | undefined;
}

function Summary({ definition, imported }: SummaryProps) {
  const { title, description } = definition;
  const fields = fieldsOf(definition);
  return (
    <section aria-label={t`Preview`} role="status">
      <Stack gap={12}>
        <div className={classes['summary']}>
          <div className={classes['picture']}>
            <FormPicture definition={withNames(definition)} />
          </div>
          <div>
            <Title order={3} size="h3" dir="auto" className={classes['title'] ?? ''}>
              {title.trim() || UNTITLED_FORM}
            </Title>
            {description ? (
              <Text size="sm" c="dimmed" lineClamp={3} dir="auto">
                {description}
              </Text>
            ) : null}
            <Text size="sm" mt={8} fw={500}>
              {plural(fields.length, { one: '# field', other: '# fields' })}
            </Text>
            {imported ? (
              <RuleCount definition={definition} />
            ) : (
              <ol className={classes['fields']} tabIndex={0} aria-label={t`Fields`}>
                {describeFields(fields).map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ol>
            )}
          </div>
        </div>
        {imported ? <ImportReport imported={imported} /> : null}
      </Stack>
    </section>
  );
}

/** Returns a form whose labels name answers in words, as nobody has given any. */
function withNames(definition: FormDefinition): FormDefinition {
  const print = nameAnswers(definition);
  return mapFields(definition, (field) => pipeField(field, print));
}

/** Says how much of a form is more than a list of fields. */
function RuleCount({ definition }: { definition: FormDefinition }) {
  const pages = pagesOf(definition);
  const { endings } = definition;
  const rules = listExpressions(logicTree(definition)).filter(
    ({ expression }) => !isNever(expression),
  ).length;
  return (
    <Text size="sm" c="dimmed">
      {[
        plural(pages.length, { one: '# page', other: '# pages' }),
        plural(rules, { one: '# rule', other: '# rules' }),
        plural(endings.length, { one: '# ending', other: '# endings' }),
      ].join(' · ')}
    </Text>
  );
}

/** The condition of an ending to which only jumps lead. */
const isNever = (expression: Expression): boolean => 'lit' in expression && expression.lit === false;
