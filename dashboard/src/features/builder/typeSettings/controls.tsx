import { t } from '@lingui/core/macro';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  COUNTRY_CODES,
  MAX_DECIMAL_PLACES,
  MAX_FILE_MEGABYTES,
  MAX_FILES,
  MAX_OPTIONS,
  MAX_PREFERRED_COUNTRIES,
  MAX_RANGE_DAYS,
  MAX_WORDS_LENGTH,
  NAME_PARTS,
  RATING_POINTS,
  SCALE_POINTS,
  type FieldSetting,
} from '@inlay/sdk/model';
import {
  BoxProperty,
  ChoiceProperty,
  ContentProperty,
  ListProperty,
  NumberProperty,
  TimeProperty,
} from './settings.tsx';
import { NAME_WORDS } from './partWords.ts';
import { ChoiceSettings } from './ChoiceSettings.tsx';
import { countryChoices } from './countryChoices.ts';
import { SearchSetting, ShuffleSetting } from './OptionSettings.tsx';
import { HiddenProperties, ImageProperties, PictureOptions } from './PictureProperties.tsx';
import { ConfirmSetting, MinLengthSetting, TextFormatSetting } from './TextSettings.tsx';
import { AddressCountriesSetting } from './AddressCountriesSetting.tsx';
import { CountryListSetting } from './CountryListSetting.tsx';
import { DayBoundsSetting } from './DayBoundsSetting.tsx';
import { LinesSetting } from './LinesSetting.tsx';
import { PhoneCountrySetting } from './PhoneCountrySetting.tsx';
import { ValueProperty } from './ValueProperty.tsx';
import { OptionsEditor } from '../settingInputs/OptionsEditor.tsx';
import { TextProperty, type PanelSetting, type SettingProps } from '../settingInputs/settings.tsx';

/** Returns the currencies with their names in the dashboard's language. */
const currencies = () => {
  const names = new Intl.DisplayNames(undefined, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} ${names.of(code)}`,
  }));
};

const countries = () => countryChoices(COUNTRY_CODES);

const looks = () => [
  { value: 'star', label: t`Stars` },
  { value: 'heart', label: t`Hearts` },
  { value: 'number', label: t`Numbers` },
];

const nameParts = () => NAME_PARTS.map((value) => ({ value, label: NAME_WORDS[value]() }));

const fileKinds = () => [
  { value: 'pictures', label: t`Pictures` },
  { value: 'pdf', label: t`PDF` },
  { value: 'documents', label: t`Text documents` },
  { value: 'spreadsheets', label: t`Spreadsheets` },
  { value: 'presentations', label: t`Presentations` },
  { value: 'text', label: t`Plain text` },
  { value: 'audio', label: t`Audio` },
  { value: 'video', label: t`Video` },
  { value: 'archives', label: t`ZIP archives` },
];

const Row = ({ children }: { children: ReactNode }) => (
  <Group grow gap={8} align="start">
    {children}
  </Group>
);

/** Settings whose controls load on demand: those that the panel does not bring itself. */
export type LoadedSetting = Exclude<FieldSetting, PanelSetting>;

/** Their controls. */
export const LOADED_CONTROLS: Readonly<Record<LoadedSetting, (props: SettingProps) => ReactNode>> = {
  bounds: (props) => (
    <Row>
      <NumberProperty {...props} name="min" title={t`Minimum`} />
      <NumberProperty {...props} name="max" title={t`Maximum`} />
      <NumberProperty {...props} name="step" title={t`Step`} min={0} />
    </Row>
  ),
  places: (props) => (
    <NumberProperty
      {...props}
      name="places"
      title={t`Decimal places`}
      description={t`0 to ${MAX_DECIMAL_PLACES}. Leave empty to allow any.`}
      min={0}
      max={MAX_DECIMAL_PLACES}
      isWhole
    />
  ),
  unit: (props) => (
    <TextProperty
      {...props}
      name="unit"
      title={t`Unit`}
      description={t`Appears behind the number, for example kg.`}
      maxLength={MAX_WORDS_LENGTH}
    />
  ),
  currency: (props) => (
    <ChoiceProperty
      {...props}
      name="currency"
      title={t`Currency`}
      description={t`Answers are shown as amounts of it.`}
      choices={currencies}
    />
  ),
  yesNoLabels: (props) => (
    <Row>
      <TextProperty {...props} name="yesLabel" title={t`Words for yes`} maxLength={MAX_WORDS_LENGTH} />
      <TextProperty {...props} name="noLabel" title={t`Words for no`} maxLength={MAX_WORDS_LENGTH} />
    </Row>
  ),
  httpsOnly: (props) => <BoxProperty {...props} name="httpsOnly" title={t`Only accept https addresses`} />,
  timeBounds: (props) => (
    <Row>
      <TimeProperty {...props} name="earliest" title={t`Earliest`} />
      <TimeProperty {...props} name="latest" title={t`Latest`} />
      <NumberProperty {...props} name="stepMinutes" title={t`Minutes apart`} min={1} max={24 * 60} isWhole />
    </Row>
  ),
  rangeDays: (props) => (
    <Row>
      <NumberProperty {...props} name="minDays" title={t`Fewest days`} min={1} max={MAX_RANGE_DAYS} isWhole />
      <NumberProperty {...props} name="maxDays" title={t`Most days`} min={1} max={MAX_RANGE_DAYS} isWhole />
    </Row>
  ),
  dayBounds: (props) => <DayBoundsSetting {...props} />,
  lines: (props) => <LinesSetting {...props} />,
  countryList: (props) => <CountryListSetting {...props} />,
  nameParts: (props) => <ListProperty {...props} name="parts" title={t`Parts`} choices={nameParts} />,
  content: (props) => <ContentProperty {...props} />,
  rating: (props) => (
    <Row>
      <NumberProperty
        {...props}
        name="points"
        title={t`Best rating`}
        min={RATING_POINTS.min}
        max={RATING_POINTS.max}
        whenEmpty={5}
        isWhole
      />
      <ChoiceProperty {...props} name="look" title={t`Look`} choices={looks} />
    </Row>
  ),
  scale: (props) => (
    <Row>
      <NumberProperty
        {...props}
        name="from"
        title={t({ message: 'From', context: 'number' })}
        min={0}
        max={1}
        whenEmpty={1}
        isWhole
      />
      <NumberProperty
        {...props}
        name="to"
        title={t({ message: 'To', context: 'number' })}
        min={SCALE_POINTS.min}
        max={SCALE_POINTS.max}
        whenEmpty={5}
        isWhole
      />
    </Row>
  ),
  endLabels: (props) => (
    <>
      <TextProperty {...props} name="startLabel" title={t`Words at the start`} maxLength={MAX_WORDS_LENGTH} />
      <TextProperty {...props} name="endLabel" title={t`Words at the end`} maxLength={MAX_WORDS_LENGTH} />
    </>
  ),
  matrix: (props) => (
    <>
      <OptionsEditor {...props} isBoxWithout={false} name="rows" legend={t`Rows`} />
      <OptionsEditor {...props} isBoxWithout={false} legend={t`Columns`} />
      <BoxProperty {...props} name="many" title={t`Several answers in a row`} />
    </>
  ),
  rankingPlaces: (props) => (
    <NumberProperty
      {...props}
      name="places"
      title={t`Places`}
      description={t`Leave empty to rank all options.`}
      min={1}
      max={MAX_OPTIONS}
      isWhole
    />
  ),
  choices: (props) => <ChoiceSettings {...props} />,
  textFormat: (props) => <TextFormatSetting {...props} />,
  addressCountries: (props) => <AddressCountriesSetting {...props} />,
  phoneCountry: (props) => <PhoneCountrySetting {...props} />,
  confirm: (props) => <ConfirmSetting {...props} />,
  minLength: (props) => <MinLengthSetting {...props} />,
  shuffle: (props) => <ShuffleSetting {...props} />,
  search: (props) => <SearchSetting {...props} />,
  line: (props) => (
    <Row>
      <NumberProperty
        {...props}
        name="from"
        title={t({ message: 'From', context: 'number' })}
        whenEmpty={0}
      />
      <NumberProperty {...props} name="to" title={t({ message: 'To', context: 'number' })} whenEmpty={100} />
      <NumberProperty {...props} name="step" title={t`Step`} min={0} />
    </Row>
  ),
  pictures: (props) => <PictureOptions {...props} />,
  hiddenValue: (props) => <HiddenProperties {...props} />,
  image: (props) => <ImageProperties {...props} />,
  calculation: (props) => <ValueProperty {...props} />,
  files: (props) => (
    <>
      <ListProperty {...props} name="accepts" title={t`Accepted files`} choices={fileKinds} />
      <Row>
        <NumberProperty
          {...props}
          name="maxFiles"
          title={t`Most files`}
          min={1}
          max={MAX_FILES}
          whenEmpty={1}
          isWhole
        />
        <NumberProperty
          {...props}
          name="maxMegabytes"
          title={t`Largest file (MB)`}
          min={1}
          max={MAX_FILE_MEGABYTES}
          whenEmpty={10}
          isWhole
        />
      </Row>
      <BoxProperty {...props} name="camera" title={t`Open the camera on phones`} />
    </>
  ),
  preferredCountries: (props) => (
    <ListProperty
      {...props}
      name="preferred"
      title={t`Countries at the top`}
      choices={countries}
      most={MAX_PREFERRED_COUNTRIES}
    />
  ),
};
