import { t } from '@lingui/core/macro';
import { COVER_HEIGHT, findCaptcha, MAX_COVER_ALT_LENGTH, securityBadgeText } from '@inlay/sdk/model';
import { BUTTON_LOOKS, CORNERS } from '../../../domain/looks/choices.ts';
import { ColorControl } from '../../../domain/looks/ColorControl.tsx';
import { ChoiceControl, NumberControl, SwitchControl, TextControl } from '../../../domain/looks/controls.tsx';
import { FontControl } from '../../../domain/looks/FontControl.tsx';
import type { Styles } from '../../../domain/looks/styles.ts';
import { usePlatform } from '../../../domain/platform/platform.ts';
import { useFormTexts } from '../canvas/useFormLanguage.ts';
import { LOOK_CHOICES } from './lookChoices.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import { HeadingNotes } from './HeadingNotes.tsx';
import { PictureUpload } from './PictureUpload.tsx';

interface GroupProps {
  builder: BuilderCore;
  styles: Styles;
}

const { colorScheme: COLOR_SCHEMES, fieldStyle: FIELD_LOOKS, buttonSize: BUTTON_SIZES } = LOOK_CHOICES;

/** Styles of the whole form. */
export function PageStyles({ builder, styles }: GroupProps) {
  return (
    <>
      <FontControl styles={styles} />
      <ChoiceControl styles={styles} name="colorScheme" label={t`Light or dark`} choices={COLOR_SCHEMES} />
      <ColorControl styles={styles} name="textColor" label={t`Text`} />
      <HeadingNotes builder={builder} styles={styles} />
      <ColorControl styles={styles} name="backgroundColor" label={t`Page background`} />
      <ColorControl styles={styles} name="formContainerColor" label={t`Container background`} />
      <ColorControl styles={styles} name="formBackgroundColor" label={t`Form background`} />
      <ColorControl
        styles={styles}
        name="primaryColor"
        label={t`Main color`}
        hint={t`Colors checked boxes, and the button unless it has its own color.`}
      />
      <ChoiceControl styles={styles} name="borderRadius" label={t`Corners`} choices={CORNERS} />
    </>
  );
}

export function TitleStyles({ builder, styles }: GroupProps) {
  const form = useBuilderState(builder, (state) => state.form);
  const rem = styles.resolved.headerSize * 0.5 + 1;
  return (
    <>
      <SwitchControl styles={styles} name="showFormTitle" label={t`Show title`} />
      <NumberControl
        styles={styles}
        name="headerSize"
        label={t`Title size`}
        min={1}
        max={6}
        step={0.5}
        hint={t`${rem} rem, ${rem * 16} px in most browsers`}
      />
      <SwitchControl styles={styles} name="showFormLogo" label={t`Show logo`} />
      <PictureUpload
        kind="logo"
        formId={form?.id ?? null}
        url={form?.logoUrl ?? null}
        onChange={builder.setForm}
      />
    </>
  );
}

export function CoverStyles({ builder, styles }: GroupProps) {
  const form = useBuilderState(builder, (state) => state.form);
  return (
    <>
      <PictureUpload
        kind="cover"
        formId={form?.id ?? null}
        url={form?.coverUrl ?? null}
        onChange={builder.setForm}
      />
      {form?.coverUrl ? <CoverControls styles={styles} /> : null}
    </>
  );
}

/** Controls that need a cover picture. */
function CoverControls({ styles }: Pick<GroupProps, 'styles'>) {
  return (
    <>
      <NumberControl
        styles={styles}
        name="coverHeight"
        label={t`Height`}
        min={COVER_HEIGHT.min}
        max={COVER_HEIGHT.max}
        step={20}
        suffix=" px"
        hint={t`Phones show up to half of the form’s width.`}
      />
      <NumberControl
        styles={styles}
        name="coverX"
        label={t`In view from the left`}
        min={0}
        max={100}
        suffix=" %"
      />
      <NumberControl
        styles={styles}
        name="coverY"
        label={t`In view from the top`}
        min={0}
        max={100}
        suffix=" %"
      />
      <TextControl
        styles={styles}
        name="coverAlt"
        label={t`Description`}
        maxLength={MAX_COVER_ALT_LENGTH}
        hint={t`For people who cannot see the picture. Leave empty if it is decoration.`}
      />
    </>
  );
}

export function FieldStyles({ styles }: GroupProps) {
  return (
    <>
      <ChoiceControl styles={styles} name="fieldStyle" label={t`Field style`} choices={FIELD_LOOKS} />
      <NumberControl styles={styles} name="labelSize" label={t`Label size`} min={10} max={24} suffix=" px" />
      <ColorControl styles={styles} name="inputTextColor" label={t`Text in fields`} />
      <ColorControl styles={styles} name="fieldBackgroundColor" label={t`Field background`} />
    </>
  );
}

export function ButtonStyles({ styles }: GroupProps) {
  return (
    <>
      <ColorControl
        styles={styles}
        name="buttonColor"
        label={t`Button`}
        hint={'buttonColor' in styles.custom ? t`Custom.` : t`Uses the main color.`}
      />
      <ChoiceControl styles={styles} name="buttonStyle" label={t`Button style`} choices={BUTTON_LOOKS} />
      <ChoiceControl styles={styles} name="buttonSize" label={t`Button size`} choices={BUTTON_SIZES} />
    </>
  );
}

export function FooterStyles({ builder, styles }: GroupProps) {
  const platform = usePlatform();
  const hasCaptcha = useBuilderState(builder, (state) => findCaptcha(definitionOf(state)) !== undefined);
  const texts = useFormTexts(builder);
  const badge = securityBadgeText(hasCaptcha ? platform : null, texts, platform.badgeName);
  return (
    <>
      <SwitchControl
        styles={styles}
        name="showFooterCredit"
        label={t`Show credit`}
        hint={t`Powered by ${platform.name}`}
      />
      <SwitchControl
        styles={styles}
        name="showFooterLogo"
        label={t`Show footer logo`}
        hint={platform.footerLogoUrl ? undefined : t`Not set up on this installation.`}
      />
      <ColorControl styles={styles} name="footerCreditColor" label={t`Credit`} />
      <NumberControl
        styles={styles}
        name="footerCreditSize"
        label={t`Credit size`}
        min={8}
        max={24}
        suffix=" px"
      />
      <SwitchControl
        styles={styles}
        name="showSecurityBadge"
        label={t`Show security badge`}
        otherwise={hasCaptcha}
        hint={badge ?? t`Not set up on this installation.`}
      />
    </>
  );
}
