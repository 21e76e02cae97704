import { ENGLISH, securityBadgeText } from '@inlay/sdk/model';
import { LogoUpload } from './LogoUpload.tsx';
import { usePlatform } from '../../../domain/platform/platform.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { ColorControl } from './ColorControl.tsx';
import { ChoiceControl, NumberControl, SwitchControl } from './controls.tsx';
import { FontControl } from './FontControl.tsx';
import { HeadingNotes } from './HeadingNotes.tsx';
import type { Styles } from './useStyles.ts';

interface GroupProps {
  builder: BuilderCore;
  styles: Styles;
}

const CORNERS = {
  none: 'Square',
  sm: 'Slightly round, 4 px',
  md: 'Round, 8 px',
  lg: 'Rounder, 12 px',
  xl: 'Very round, 16 px',
  full: 'Fully round',
} as const;
const COLOR_SCHEMES = {
  auto: 'Like the website around it',
  light: 'Light',
  dark: 'Dark',
} as const;
const BUTTON_LOOKS = { solid: 'Solid', outline: 'Outline', ghost: 'Ghost', gradient: 'Gradient' } as const;
const BUTTON_SIZES = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  'extra-large': 'Extra large',
} as const;

/** What holds for the whole form. */
export function PageStyles({ builder, styles }: GroupProps) {
  return (
    <>
      <FontControl styles={styles} />
      <ChoiceControl styles={styles} name="colorScheme" label="Light or dark" choices={COLOR_SCHEMES} />
      <ColorControl styles={styles} name="textColor" label="Text" />
      <HeadingNotes builder={builder} styles={styles} />
      <ColorControl styles={styles} name="backgroundColor" label="Page background" />
      <ColorControl styles={styles} name="formContainerColor" label="Container background" />
      <ColorControl styles={styles} name="formBackgroundColor" label="Form background" />
      <ColorControl
        styles={styles}
        name="primaryColor"
        label="Main colour"
        hint="Ticked boxes, and the button until it has a colour of its own."
      />
      <ChoiceControl styles={styles} name="borderRadius" label="Corners" choices={CORNERS} />
    </>
  );
}

export function TitleStyles({ builder, styles }: GroupProps) {
  const form = useBuilderState(builder, (state) => state.form);
  const rem = styles.resolved.headerSize * 0.5 + 1;
  return (
    <>
      <SwitchControl styles={styles} name="showFormTitle" label="Show the title" />
      <NumberControl
        styles={styles}
        name="headerSize"
        label="Title size"
        min={1}
        max={6}
        step={0.5}
        hint={`${rem} rem, ${rem * 16} px in most browsers`}
      />
      <SwitchControl styles={styles} name="showFormLogo" label="Show the logo" />
      <LogoUpload formId={form?.id ?? null} logoUrl={form?.logoUrl ?? null} onChange={builder.setForm} />
    </>
  );
}

export function FieldStyles({ styles }: GroupProps) {
  return (
    <>
      <NumberControl styles={styles} name="labelSize" label="Label size" min={10} max={24} suffix=" px" />
      <ColorControl styles={styles} name="inputTextColor" label="Text in fields" />
      <ColorControl styles={styles} name="fieldBackgroundColor" label="Field background" />
    </>
  );
}

export function ButtonStyles({ styles }: GroupProps) {
  return (
    <>
      <ColorControl
        styles={styles}
        name="buttonColor"
        label="Button"
        hint={'buttonColor' in styles.custom ? 'Its own.' : 'Follows the main colour.'}
      />
      <ChoiceControl styles={styles} name="buttonStyle" label="Button style" choices={BUTTON_LOOKS} />
      <ChoiceControl styles={styles} name="buttonSize" label="Button size" choices={BUTTON_SIZES} />
    </>
  );
}

export function FooterStyles({ builder, styles }: GroupProps) {
  const platform = usePlatform();
  const hasCaptcha = useBuilderState(builder, (state) =>
    definitionOf(state).fields.some(({ type }) => type === 'captcha'),
  );
  const badge = securityBadgeText(hasCaptcha ? platform : null, ENGLISH, platform.badgeName);
  return (
    <>
      <SwitchControl
        styles={styles}
        name="showFooterCredit"
        label="Show the credit"
        hint={`Powered by ${platform.name}`}
      />
      <SwitchControl
        styles={styles}
        name="showFooterLogo"
        label="Show the footer logo"
        hint={platform.footerLogoUrl ? undefined : 'This installation has none.'}
      />
      <ColorControl styles={styles} name="footerCreditColor" label="Credit" />
      <NumberControl
        styles={styles}
        name="footerCreditSize"
        label="Credit size"
        min={8}
        max={24}
        suffix=" px"
      />
      <SwitchControl
        styles={styles}
        name="showSecurityBadge"
        label="Show the security badge"
        otherwise={hasCaptcha}
        hint={badge ?? 'This installation has none.'}
      />
    </>
  );
}
