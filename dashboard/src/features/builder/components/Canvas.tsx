import { ActionIcon, Group, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconGripVertical, IconTrash } from '@tabler/icons-react';
import { useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { FIELD_TYPES, FIELD_WIDTHS, type Field, type FieldType } from '@inlay/sdk/model';
import { FORM_CSS, FormRenderer, formStyleSheet, FormSurface } from '@inlay/sdk/react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { SortableList } from '../../../components/SortableList.tsx';
import type { Builder } from '../useBuilder.ts';
import classes from './builder.module.css';
import { FIELD_GROUP } from './Palette.tsx';

/** The form's own styles, as a constructed sheet: the page's policy allows no style elements. */
export function useFormStyles(definition: Builder['definition']): void {
  const sheet = useMemo(() => new CSSStyleSheet(), []);
  useEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [sheet]);
  const { customStyles, fields } = definition;
  useEffect(
    () => sheet.replaceSync(FORM_CSS + formStyleSheet({ customStyles, fields })),
    [sheet, customStyles, fields],
  );
}

/** The form as visitors see it, with handles around its fields (BUILD-019). */
export function Canvas({ builder }: { builder: Builder }) {
  const { definition, form } = builder;
  const fields = definition.fields;
  return (
    <FormSurface>
      <FormRenderer
        form={{
          id: form?.id ?? 'new-form',
          definition,
          logoUrl: form?.logoUrl ?? null,
          platformName: 'Inlay',
          captcha: fields.some((field) => field.type === 'captcha')
            ? { provider: 'altcha', siteKey: null, scriptUrl: null }
            : null,
        }}
        values={{}}
        errors={{}}
        heading={<EditableHeading builder={builder} />}
        renderField={(field, element, className) => (
          <CanvasField key={field.id} builder={builder} field={field} className={className}>
            {element}
          </CanvasField>
        )}
        renderGrid={(children, className) => (
          <>
            {fields.length === 0 ? (
              <EmptyState title="No fields yet" text="Press a field type on the left, or drag it here." />
            ) : null}
            <SortableList
              ids={fields.map((field) => field.id)}
              group={FIELD_GROUP}
              className={`${className} ${classes['dropZone'] ?? ''}`}
              handle={`.${classes['grip'] ?? ''}`}
              onMove={builder.move}
              onInsert={(type, index) => builder.add(type as FieldType, index)}
            >
              {children}
            </SortableList>
          </>
        )}
      />
    </FormSurface>
  );
}

function EditableHeading({ builder }: { builder: Builder }) {
  const { definition } = builder;
  return (
    <div className={classes['heading']}>
      <TextInput
        aria-label="Form title"
        placeholder="Untitled Form"
        variant="unstyled"
        maxLength={200}
        classNames={{ input: classes['title'] ?? '' }}
        value={definition.title}
        onChange={(event) => builder.change({ ...definition, title: event.currentTarget.value }, 'title')}
      />
      <Textarea
        aria-label="Form description"
        placeholder="Add a description"
        variant="unstyled"
        autosize
        maxLength={2000}
        value={definition.description}
        onChange={(event) =>
          builder.change({ ...definition, description: event.currentTarget.value }, 'description')
        }
      />
    </div>
  );
}

/** A field on the canvas: what is inside cannot be used here, the field as a whole can. */
function CanvasField(props: { builder: Builder; field: Field; className: string; children: ReactNode }) {
  const { builder, field, className, children } = props;
  const index = builder.definition.fields.indexOf(field);
  const isSelected = builder.selectedId === field.id;
  const name = field.label || FIELD_TYPES[field.type].name;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const widthAt = FIELD_WIDTHS.indexOf(field.columns);
    const actions: Record<string, () => void> = {
      Enter: () => builder.select(field.id),
      Delete: () => builder.remove(field.id),
      Backspace: () => builder.remove(field.id),
      ...(event.altKey && {
        ArrowUp: () => builder.move(field.id, index - 1),
        ArrowDown: () => builder.move(field.id, index + 1),
        ArrowLeft: () =>
          builder.updateField(field.id, { columns: FIELD_WIDTHS[widthAt + 1] ?? field.columns }),
        ArrowRight: () =>
          builder.updateField(field.id, { columns: FIELD_WIDTHS[widthAt - 1] ?? field.columns }),
      }),
      ...((event.ctrlKey || event.metaKey) && { d: () => builder.duplicate(field.id) }),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      className={`${className} ${classes['field'] ?? ''}`}
      data-selected={isSelected || undefined}
      data-field={field.id}
      role="group"
      tabIndex={0}
      aria-label={`${name}, ${field.type} field, position ${index + 1} of ${builder.definition.fields.length}`}
      onClick={() => builder.select(field.id)}
      onFocus={(event) => event.target === event.currentTarget && builder.select(field.id)}
      onKeyDown={onKeyDown}
    >
      <div inert className={classes['fieldBody']}>
        {children}
      </div>
      <Group gap={2} className={classes['handles'] ?? ''} wrap="nowrap">
        <span className={classes['grip']} title="Drag">
          <IconGripVertical size={16} stroke={1.75} aria-hidden="true" />
        </span>
        <Handle
          label={`Move ${name} up`}
          icon={IconArrowUp}
          onPress={() => builder.move(field.id, index - 1)}
        />
        <Handle
          label={`Move ${name} down`}
          icon={IconArrowDown}
          onPress={() => builder.move(field.id, index + 1)}
        />
        {field.type === 'captcha' ? null : (
          <Handle label={`Duplicate ${name}`} icon={IconCopy} onPress={() => builder.duplicate(field.id)} />
        )}
        <Handle label={`Remove ${name}`} icon={IconTrash} onPress={() => builder.remove(field.id)} />
      </Group>
    </div>
  );
}

function Handle({
  label,
  icon: HandleIcon,
  onPress,
}: {
  label: string;
  icon: typeof IconCopy;
  onPress(): void;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <HandleIcon size={16} stroke={1.75} />
    </ActionIcon>
  );
}
