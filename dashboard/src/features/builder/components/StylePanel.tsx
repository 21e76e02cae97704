import { Button, ColorInput, Select, Slider, Stack, Switch, Text } from '@mantine/core';
import {
  BORDER_RADII,
  BUTTON_SIZES,
  BUTTON_STYLES,
  COLOR_PATTERN,
  resolveStyles,
  type CustomStyles,
} from '@inlay/sdk/model';
import type { ReactNode } from 'react';
import type { Builder } from '../useBuilder.ts';

const COLORS = [
  ['primaryColor', 'Primary'],
  ['backgroundColor', 'Page'],
  ['formBackgroundColor', 'Form'],
  ['textColor', 'Text'],
  ['fieldBackgroundColor', 'Inputs'],
  ['inputTextColor', 'Text in inputs'],
  ['buttonColor', 'Button'],
] as const;

const SWITCHES = [
  ['showFormTitle', 'Show title'],
  ['showFooterCredit', 'Show footer credit'],
  ['showSecurityBadge', 'Show security badge'],
] as const;

/** How the form looks (STYLE); every change shows at once on the canvas. */
export function StylePanel({ builder }: { builder: Builder }) {
  const { definition } = builder;
  const styles = resolveStyles(definition.customStyles);
  const set = (changes: CustomStyles) =>
    builder.change(
      { ...definition, customStyles: { ...definition.customStyles, ...changes } },
      `style ${Object.keys(changes).join()}`,
    );
  return (
    <Stack gap={16}>
      {COLORS.map(([key, label]) => (
        <ColorInput
          key={key}
          label={label}
          format="hexa"
          value={styles[key]}
          onChange={(color) => COLOR_PATTERN.test(color) && color !== styles[key] && set({ [key]: color })}
        />
      ))}
      <Labelled label="Title size">
        <Slider
          min={1}
          max={6}
          step={0.5}
          value={styles.headerSize}
          onChange={(headerSize) => set({ headerSize })}
          thumbLabel="Title size"
        />
      </Labelled>
      <Labelled label="Label size">
        <Slider
          min={10}
          max={24}
          value={styles.labelSize}
          onChange={(labelSize) => set({ labelSize })}
          thumbLabel="Label size"
        />
      </Labelled>
      <Choice
        label="Corners"
        data={Object.keys(BORDER_RADII)}
        value={styles.borderRadius}
        onChange={(borderRadius) => set({ borderRadius })}
      />
      <Choice
        label="Button style"
        data={BUTTON_STYLES}
        value={styles.buttonStyle}
        onChange={(buttonStyle) => set({ buttonStyle })}
      />
      <Choice
        label="Button size"
        data={BUTTON_SIZES}
        value={styles.buttonSize}
        onChange={(buttonSize) => set({ buttonSize })}
      />
      {SWITCHES.map(([key, label]) => (
        <Switch
          key={key}
          label={label}
          checked={styles[key]}
          onChange={(event) => set({ [key]: event.currentTarget.checked })}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        onClick={() => builder.change({ ...definition, customStyles: {} }, 'style reset')}
      >
        Back to the defaults
      </Button>
    </Stack>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {label}
      </Text>
      {children}
    </div>
  );
}

function Choice<Value extends string>(props: {
  label: string;
  data: readonly string[];
  value: Value;
  onChange(value: Value): void;
}) {
  return (
    <Select
      label={props.label}
      allowDeselect={false}
      data={[...props.data]}
      value={props.value}
      onChange={(value) => value !== null && props.onChange(value as Value)}
    />
  );
}
