import { useEffect, useRef, useState } from 'react';
import { ENGLISH, validateAnswers, fieldsOf, type Receipt } from '@inlay/sdk/model';
import {
  controlId,
  describeIssues,
  focusControl,
  FormRenderer,
  FormSurface,
  SuccessCard,
} from '@inlay/sdk/react';
import { DEMO_FORM } from './demoForm.ts';

/** The response a server would send. Nothing is stored, as the line below the card says. */
const RECEIPT: Receipt = {
  submissionId: 'demo',
  receiptCode: '7KQ2-M9XD',
  submittedAt: '',
  redirectUrl: null,
};

const { definition } = DEMO_FORM;

const focusField = (fieldId: string): void => focusControl(document, controlId(DEMO_FORM.id, fieldId));

/** The real form with real checks; it ends in the real success card and sends nothing. */
export function DemoForm() {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isDone, setDone] = useState(false);

  const submit = (): void => {
    const verdict = validateAnswers(definition, values);
    const found = verdict.ok ? {} : describeIssues(verdict.issues, DEMO_FORM, ENGLISH);
    setErrors(found);
    setDone(verdict.ok);
    const first = fieldsOf(definition).find((field) => found[field.id] !== undefined);
    // After the render that shows the messages, so that the view scrolls to their final positions.
    if (first) setTimeout(() => focusField(first.id));
  };

  const restart = (): void => {
    setValues({});
    setDone(false);
    setTimeout(() => focusField('name'));
  };

  return (
    <FormSurface>
      <div className="demo">
        {/* Stays behind the card, invisible, to keep the picture's height. */}
        <div className={isDone ? 'demo-filled' : undefined} inert={isDone}>
          <FormRenderer
            texts={ENGLISH}
            form={DEMO_FORM}
            values={values}
            errors={errors}
            heading={<Heading />}
            onChange={(fieldId, value) => {
              setValues((before) => ({ ...before, [fieldId]: value }));
              setErrors(({ [fieldId]: _mended, ...rest }) => rest);
            }}
            onSubmit={submit}
          />
        </div>
        {isDone ? <Ending onRestart={restart} /> : null}
      </div>
    </FormSurface>
  );
}

/** The form's title, below the first heading of this page. */
function Heading() {
  return (
    <>
      <h2 className="form-embed-title">{definition.title}</h2>
      <p className="form-embed-description">{definition.description}</p>
    </>
  );
}

function Ending({ onRestart }: { onRestart(): void }) {
  const ending = useRef<HTMLDivElement>(null);
  useEffect(() => ending.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div className="demo-ending" ref={ending}>
      <SuccessCard receipt={RECEIPT} texts={ENGLISH} />
      <p role="status">This was a demonstration: nothing was sent and nothing was stored.</p>
      <button className="demo-again" type="button" onClick={onRestart}>
        Fill it in again
      </button>
    </div>
  );
}
