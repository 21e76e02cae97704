import { useEffect, useState, type FunctionComponent } from 'react';
import type { AddressAnswer } from '../../../model/fields/field.ts';
import { addressOf } from '../formats/addressFormats.ts';
import { countriesOf, partsAtFault } from '../settings/countryAddress.ts';
import { nameOfPart } from '../formats/addressNames.ts';
import { MAX_OPTION_LENGTH } from '../../../model/definition/limits.ts';
import { controlName, type AddressPart } from '../../../model/rendering.ts';
import { FieldError, GroupedField } from '../../../react/FieldParts.tsx';
import { asText, type FieldProps } from '../../../react/fieldProps.ts';
import { loadAddressData, loadedData } from './loadedData.ts';

/** Autofill of each part, and whether it has a line of its own. */
const AUTOFILL: Readonly<Record<AddressPart, string>> = {
  street: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  postal: 'postal-code',
  country: 'country',
};

const PARTS = Object.keys(AUTOFILL) as AddressPart[];

/** Countries whose regions are a list to choose from; known before the lists are loaded. */
const LISTED = 'AR AU BR CA ES IN IT JP MX US';

type Props = FieldProps<'address'>;

interface PartProps extends Props {
  part: AddressPart;
  country: string;
  address: Readonly<AddressAnswer>;
  /** Whether the error is about it. */
  isWrong: boolean;
  isNeeded: boolean;
  hasNoLists: boolean;
}

/** Returns the raw value as the texts of its parts. */
const textsOf = (value: unknown, country: string): AddressAnswer => {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const texts = PARTS.map((part) => [part, asText(given[part])]);
  const address = Object.fromEntries(texts) as AddressAnswer;
  return { ...address, country: 'country' in given ? address.country : country };
};

/**
 * An address by its country: the country first, then its parts in the order in which it writes them. Parts that it does
 * not have stay in the page, where people without a script need them.
 */
export const askingByCountry = (Plain: FunctionComponent<Props>) =>
  function CountryAddressField(props: Props) {
    const Field = props.field.country === undefined ? Plain : ByCountry;
    return <Field {...props} />;
  };

function ByCountry(props: Props) {
  const { field, id, value, error, texts } = props;
  const address = textsOf(value, field.country ?? '');
  const { country } = address;
  const data = useAddressData();
  const hasNoLists = data === 'failed';
  const wrong = usePartsAtFault(props, address, data);
  const { lines, parts, required } = addressOf(field, country, texts.language === 'ja');
  const unused = PARTS.filter((part) => !parts.includes(part) && !field.omittedParts?.includes(part));
  // The message of one part lies below it, unless another country has taken it away.
  const [own] = wrong.length === 1 && parts.includes(wrong[0]!) ? wrong : [];
  return (
    <GroupedField field={field} id={id} error={own ? undefined : error}>
      <div className="form-embed-parts">
        {[...parts, ...unused].map((part) => {
          const line = lines.find((one) => one.includes(part)) ?? [];
          // Parts share their line; a street has lines of its own.
          const width = line.includes('street') ? 12 : 12 / (line.length || 1);
          const isUnused = !parts.includes(part);
          return (
            <div
              className={`form-embed-part form-embed-width-${width}${isUnused ? ' form-embed-unused' : ''}`}
              key={part}
            >
              <label className="form-embed-label" htmlFor={`${id}-${part}`}>
                {nameIn(texts, country, part)}
              </label>
              <div className="form-embed-body">
                <Part
                  {...props}
                  {...{ part, country, address, hasNoLists }}
                  isWrong={wrong.includes(part)}
                  isNeeded={field.required && required.includes(part)}
                />
                {part === own ? <FieldError id={id} error={error} /> : null}
              </div>
            </div>
          );
        })}
      </div>
    </GroupedField>
  );
}

/** Loads what addresses are checked by; returns how that went. */
function useAddressData(): string {
  const [state, setState] = useState('waiting');
  useEffect(() => {
    loadAddressData().then(
      () => setState('loaded'),
      // A region is written then, and the server reads it.
      () => setState('failed'),
    );
  }, []);
  return state;
}

/**
 * Returns the parts that the error is about. They are found once for each error: while it shows, it stays beside what
 * the visitor corrects.
 */
function usePartsAtFault(
  { field, error }: Props,
  address: AddressAnswer,
  data: string,
): readonly AddressPart[] {
  const find = () => ({ error, data, parts: error ? partsAtFault(field, address, loadedData) : [] });
  const [found, setFound] = useState(find);
  if (found.error !== error || found.data !== data) setFound(find());
  return found.parts;
}

function nameIn(texts: Props['texts'], country: string, part: AddressPart): string {
  const word = nameOfPart(country, part);
  return (word && texts.words?.[word]) ?? texts.addressParts[part];
}

/** The control of one part: a list for countries and listed regions, else an input. */
function Part(props: PartProps) {
  const { field, id, part, country, address, isWrong, isNeeded, hasNoLists, onChange } = props;
  const value = address[part];
  const control = {
    id: `${id}-${part}`,
    className: 'form-embed-input',
    part: 'input',
    name: controlName(field.id, part),
    autoComplete: AUTOFILL[part],
    value,
    'aria-describedby': isWrong ? `${id}-error` : undefined,
    'aria-required': isNeeded || undefined,
    'aria-invalid': isWrong || undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...address, [part]: event.currentTarget.value }),
  };
  if (part === 'country') return <CountryList {...props} control={control} />;
  if (part === 'state' && country && LISTED.includes(country) && !hasNoLists)
    return <RegionList key={country} {...props} control={control} />;
  return <input {...control} type="text" dir="auto" maxLength={MAX_OPTION_LENGTH} />;
}

type ListProps = PartProps & { control: Readonly<Record<string, unknown>> };

const optionOf = (value: string, label: string, chosen: string): string =>
  `<option value="${value}"${value === chosen ? ' selected' : ''}>${label}</option>`;

/** Returns countries as options in markup, by their names, one of them selected. */
function countriesAsMarkup({ field, texts }: Props, chosen: string): string {
  const names = new Intl.DisplayNames(texts.language, { type: 'region' });
  return countriesOf(field)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, texts.language))
    .map(({ code, name }) => optionOf(code, name.replace('&', '&amp;'), chosen))
    .join('');
}

/** The options of both lists are markup from the server, as those of `CountryField`. */
function CountryList(props: ListProps) {
  const { texts, country, control } = props;
  const [options] = useState(() => optionOf('', texts.choose, country) + countriesAsMarkup(props, country));
  // Nothing in a list is anybody's input.
  // eslint-disable-next-line react/no-danger
  return <select {...control} dangerouslySetInnerHTML={{ __html: options }} />;
}

function RegionList({ texts, country, address, control }: ListProps) {
  const chosen = address.state;
  const regions = loadedData.regionsOf?.(country).map(({ value, label }) => optionOf(value, label, chosen));
  const options = regions ? optionOf('', texts.choose, chosen) + regions.join('') : '';
  // eslint-disable-next-line react/no-danger
  return <select {...control} dangerouslySetInnerHTML={{ __html: options }} />;
}
