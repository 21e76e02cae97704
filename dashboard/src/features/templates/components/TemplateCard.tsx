import { plural, t } from '@lingui/core/macro';
import { ActionIcon, Badge, Button, Text, Title, Tooltip, UnstyledButton } from '@mantine/core';
import IconTrash from '~icons/trash';
import type { Template } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { FormPicture } from '../../../domain/forms/FormPicture.tsx';
import { shownLabels } from '../groupTemplates.ts';
import classes from './templates.module.css';

interface TemplateCardProps {
  template: Template;
  /** The form that it makes. */
  definition: FormDefinition;
  isBusy: boolean;
  /** Reason why no form can be created (D-88); null when one can. */
  refusal: { id: string; text: string } | null;
  onPreview(): void;
  onUse(): void;
  /** Null for those who may not. */
  onDelete: (() => void) | null;
}

/** One template: its picture, its questions, and the button to create a form from it (TMPL-005…010). */
export function TemplateCard(props: TemplateCardProps) {
  const { template, definition, isBusy, refusal, onPreview, onUse, onDelete } = props;
  const { name, description, fieldCount, isBuiltIn } = template;
  const { labels, more } = shownLabels(template);
  return (
    <li className={`card ${classes['template']}`}>
      <div className={classes['picture']}>
        <FormPicture definition={definition} />
      </div>
      <div className={classes['words']}>
        <div className={classes['head']}>
          <Title order={3} size="h3" className={classes['name'] ?? ''}>
            <UnstyledButton
              className="covers"
              fz="inherit"
              fw="inherit"
              aria-haspopup="dialog"
              onClick={onPreview}
            >
              <bdi>{name}</bdi>
            </UnstyledButton>
          </Title>
          {isBuiltIn || !onDelete ? null : (
            <Tooltip label={t`Delete template`}>
              <ActionIcon
                className={classes['above'] ?? ''}
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t`Delete template ${name}`}
                onClick={onDelete}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
        <div className={classes['badges']}>
          {isBuiltIn ? null : (
            <Badge color="gray" c="var(--inlay-text-secondary)">
              {t`Yours`}
            </Badge>
          )}
          <Text size="sm" c="dimmed" className="tabular">
            {plural(fieldCount, { one: '# field', other: '# fields' })}
          </Text>
        </div>
        {description ? (
          <Text size="sm" dir="auto">
            {description}
          </Text>
        ) : null}
        {labels.length > 0 ? (
          <ul className={classes['labels']} aria-label={t`Fields`}>
            {labels.map((label, index) => (
              <li key={index}>{label}</li>
            ))}
            {more > 0 ? <li>{t`+${more} more`}</li> : null}
          </ul>
        ) : null}
        <div className={classes['use']}>
          {refusal ? (
            <Tooltip label={refusal.text} multiline w={260}>
              <Button
                fullWidth
                variant="default"
                data-disabled
                aria-disabled="true"
                aria-label={t`Use This Template: ${name}`}
                aria-describedby={refusal.id}
              >
                {t`Use This Template`}
              </Button>
            </Tooltip>
          ) : (
            <BusyButton
              fullWidth
              variant="default"
              isBusy={isBusy}
              aria-label={t`Use This Template: ${name}`}
              onClick={onUse}
            >
              {t`Use This Template`}
            </BusyButton>
          )}
        </div>
      </div>
    </li>
  );
}
