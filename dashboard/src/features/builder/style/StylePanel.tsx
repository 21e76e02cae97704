import { t } from '@lingui/core/macro';
import { Accordion, Badge, Button } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { withoutBrand, type CustomStyles } from '@inlay/sdk/model';
import { editedOf } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { ButtonStyles, CoverStyles, FieldStyles, FooterStyles, PageStyles, TitleStyles } from './groups.tsx';
import { OwnCss } from './OwnCss.tsx';
import { BrandGroup } from './BrandGroup.tsx';
import { changeLook } from './changeLook.ts';
import { Presets } from './Presets.tsx';
import classes from './style.module.css';
import type { Styles } from '../../../domain/looks/styles.ts';
import { inSentence } from '../../../lib/language.ts';
import { useStyles } from './useStyles.ts';

/** Style of the form (STYLE-001…023); the canvas and the preview show every change at once. */
export function StylePanel({ builder }: { builder: BuilderCore }) {
  const styles = useStyles(builder);
  const [open, setOpen] = useSessionStorage<string[]>({
    key: 'inlay.builder.style',
    defaultValue: ['brand', 'look', 'page'],
    getInitialValueInEffect: false,
  });
  return (
    <>
      <Accordion
        multiple
        variant="filled"
        value={open}
        onChange={setOpen}
        classNames={{
          root: classes['groups'] ?? '',
          item: classes['group'] ?? '',
          control: classes['groupControl'] ?? '',
          label: classes['groupLabel'] ?? '',
          content: classes['groupContent'] ?? '',
        }}
      >
        <Group id="brand" title={t`Brand`} isOpen={open.includes('brand')}>
          <BrandGroup builder={builder} />
        </Group>
        <Group id="look" title={t`Presets`} isOpen={open.includes('look')}>
          <Presets builder={builder} styles={styles} />
        </Group>
        {GROUPS.map(({ id, title, keys, Content }) => (
          <Group key={id} id={id} title={title} isOpen={open.includes(id)} styles={styles} keys={keys}>
            <Content builder={builder} styles={styles} />
          </Group>
        ))}
        <Group id="css" title={t`Custom CSS`} isOpen={open.includes('css')}>
          <OwnCss builder={builder} />
        </Group>
      </Accordion>
      <Button
        mt={16}
        size="xs"
        variant="default"
        fullWidth
        disabled={Object.keys(styles.custom).length === 0}
        onClick={() => resetAll(builder)}
      >
        {t`Reset all styles`}
      </Button>
    </>
  );
}

/** Back to the defaults; a brand is left as well. */
function resetAll(builder: BuilderCore): void {
  const { definition } = editedOf(builder.get());
  changeLook(builder, { ...withoutBrand(definition), customStyles: {} }, t`All styles reset`);
}

const GROUPS: readonly {
  id: string;
  title: string;
  keys: readonly (keyof CustomStyles)[];
  Content: typeof PageStyles;
}[] = [
  {
    id: 'page',
    title: t`Page`,
    keys: [
      'fontFamily',
      'colorScheme',
      'textColor',
      'backgroundColor',
      'formContainerColor',
      'formBackgroundColor',
      'primaryColor',
      'borderRadius',
    ],
    Content: PageStyles,
  },
  {
    id: 'title',
    title: t`Title and logo`,
    keys: ['showFormTitle', 'headerSize', 'showFormLogo'],
    Content: TitleStyles,
  },
  {
    id: 'cover',
    title: t`Cover picture`,
    keys: ['coverHeight', 'coverX', 'coverY', 'coverAlt'],
    Content: CoverStyles,
  },
  {
    id: 'fields',
    title: t`Fields`,
    keys: ['fieldStyle', 'labelSize', 'fieldBackgroundColor', 'inputTextColor'],
    Content: FieldStyles,
  },
  {
    id: 'buttons',
    title: t`Buttons`,
    keys: ['buttonColor', 'buttonStyle', 'buttonSize'],
    Content: ButtonStyles,
  },
  {
    id: 'footer',
    title: t`Footer`,
    keys: [
      'showFooterCredit',
      'footerCreditColor',
      'footerCreditSize',
      'showFooterLogo',
      'showSecurityBadge',
    ],
    Content: FooterStyles,
  },
];

/** A group of controls; shows contrast problems even when closed. */
function Group(props: {
  id: string;
  title: string;
  isOpen: boolean;
  styles?: Styles;
  keys?: readonly (keyof CustomStyles)[];
  children: ReactNode;
}) {
  const { id, title, isOpen, styles, keys = [], children } = props;
  const hard = styles?.checks.filter(({ key, passes }) => !passes && keys.includes(key)).length ?? 0;
  const chosen = keys.filter((key) => styles?.isChosen(key));
  return (
    <Accordion.Item value={id}>
      <Accordion.Control>
        {title}
        {hard > 0 ? (
          <Badge className={classes['hard'] ?? ''} ms={8}>
            {t`${hard} hard to see`}
          </Badge>
        ) : null}
      </Accordion.Control>
      <Accordion.Panel>
        {isOpen ? (
          <div className={classes['stack']}>
            {children}
            {chosen.length > 0 ? (
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                className={classes['resetGroup'] ?? ''}
                onClick={() => styles?.reset(...chosen)}
              >
                {t`Reset ${inSentence(title)}`}
              </Button>
            ) : null}
          </div>
        ) : null}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
