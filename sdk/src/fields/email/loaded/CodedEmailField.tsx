import { useEffect, useRef, useState } from 'react';
import { readCodeControls } from '../settings/emailCode.ts';
import { controlName, fill } from '../../../model/rendering.ts';
import type { FieldWord } from '../../../model/texts/fieldTexts.ts';
import { domainsIn, isOfDomains } from '../isOfDomains.ts';
import { askForCode, redeemCode, type CodeAnswer } from './postCode.ts';
import { LabelledField } from '../../../react/FieldParts.tsx';
import { asText, controlAttributes, type FieldProps } from '../../../react/fieldProps.ts';
import { ConfirmedEmailField } from './ConfirmedEmailField.tsx';

/** Digits of a mailed code. */
const CODE_LENGTH = 6;

/** An email address that is proven by a mailed code; without JavaScript the form's own button sends it. */
export const CodedEmailField = (props: FieldProps<'email'>) =>
  props.field.confirm === 'code' ? <CodeQuestion {...props} /> : <ConfirmedEmailField {...props} />;

function CodeQuestion({ field, id, value, error, texts, onChange }: FieldProps<'email'>) {
  const say = (word: FieldWord, params: Parameters<typeof fill>[1] = {}): string =>
    fill(texts.words?.[word] ?? '', params);
  const [isLive, setLive] = useState(false);
  const [problem, setProblem] = useState<FieldWord>();
  // oxlint-disable-next-line react/set-state-in-effect -- the first rendering is the server's
  useEffect(() => setLive(true), []);
  // A text is the address alone: of a link, or of the page around the form.
  const controls = readCodeControls(value) ?? { address: value };
  const [address, ticket, code, proof] = [
    asText(controls.address),
    asText(controls.ticket),
    asText(controls.code),
    asText(controls.proof),
  ];
  const addressInput = useRef<HTMLInputElement | null>(null);
  const codeInput = useRef<HTMLInputElement | null>(null);
  /** The address as it is now: an answer that comes for another one is late. */
  const current = useRef(address);
  useEffect(() => {
    current.current = address;
  });
  const { formUrl } = texts;
  // In a row the path begins with the group and the number of the row.
  const fieldId = field.id.split('.').at(-1) ?? '';
  const request = { formUrl: formUrl ?? '', fieldId, address: address.trim(), language: texts.language };
  /** Shows what the server answered, as long as the address is the same. */
  const take = (answer: CodeAnswer, part: 'ticket' | 'proof'): void => {
    if (current.current !== address) return;
    if ('issue' in answer) setProblem(answer.issue);
    else {
      onChange({ address, ...(part === 'proof' && { ticket }), [part]: answer.given });
      // The input for the code comes with the ticket, and goes with the proof.
      setTimeout(() => (part === 'ticket' ? codeInput : addressInput).current?.focus());
    }
  };
  const begin = (): void => setProblem(undefined);
  const write = (part: 'address' | 'code', text: string): void => {
    begin();
    // Where nothing is sent, as in the preview, there is no code either.
    if (part === 'address') return onChange({ address: text, ...(!formUrl && { proof: 'preview' }) });
    onChange({ address, ticket, code: text });
    const digits = text.replaceAll(/\D/g, '');
    if (digits.length === CODE_LENGTH)
      void redeemCode({ ...request, ticket, code: digits }).then((answer) => take(answer, 'proof'));
  };
  const status = problem ?? (proof ? 'codeDone' : ticket ? 'codeSent' : 'codeHint');
  return (
    <LabelledField field={field} id={id} error={error}>
      <input
        {...controlAttributes(field, id, error, `${id}-status`)}
        ref={addressInput}
        className="form-embed-input"
        part="input"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="auto"
        name={controlName(field.id, 'address')}
        placeholder={field.placeholder || undefined}
        value={address}
        onChange={(event) => write('address', event.currentTarget.value)}
      />
      {ticket && <input type="hidden" name={controlName(field.id, 'ticket')} value={ticket} />}
      {proof && <input type="hidden" name={controlName(field.id, 'proof')} value={proof} />}
      {ticket && !proof && (
        <input
          ref={codeInput}
          className="form-embed-input form-embed-code"
          part="input"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={CODE_LENGTH + 4}
          id={`${id}-code`}
          name={controlName(field.id, 'code')}
          aria-label={`${field.label}: ${say('codeInput')}`}
          aria-describedby={`${id}-status`}
          placeholder={say('codeInput')}
          value={code}
          onChange={(event) => write('code', event.currentTarget.value)}
        />
      )}
      <p className="form-embed-code-status" id={`${id}-status`} role="status" dir="auto">
        {say(status, { address, domains: domainsIn(field) })}
      </p>
      {isLive && !proof && formUrl && address.includes('@') && (
        <button
          className="form-embed-code-send"
          type="button"
          onClick={() => {
            begin();
            if (!isOfDomains(field, address.trim())) return setProblem('other_domain');
            void askForCode(request).then((answer) => take(answer, 'ticket'));
          }}
        >
          {say(ticket ? 'codeAgain' : 'codeSend')}
        </button>
      )}
      {!isLive && ticket && !proof && (
        <label className="form-embed-code-status">
          <input type="checkbox" name={controlName(field.id, 'again')} value="1" /> {say('codeAgain')}
        </label>
      )}
    </LabelledField>
  );
}
