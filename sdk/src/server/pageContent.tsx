import type { ReactNode } from 'react';
import { ACCESS_TEXTS } from '../languages/generated/visitorsTexts.ts';
import type { Language } from '../model/language/languages.ts';
import type { FormTexts, PublicForm } from '../model/rendering.ts';
import { packForm } from '../model/structure/packed/packForm.ts';
import { STEP_INPUTS } from '../model/structure/posted/stepInputs.ts';
import { TEXTS } from '../languages/generated/formTexts.ts';
import { PLANNED_TEXTS } from '../model/texts/plannedTexts.ts';
import type { PageData } from '../page/pageData.ts';
import { describeIssues } from '../react/describeIssues.ts';
import { FormApp, type FormAppProps } from '../react/FormApp.tsx';
import { FormSurface, MessageCard } from '../react/MessageCard.tsx';
import { learn } from '../react/asks/knownWay.ts';
import { withStarts } from '../react/pages/formView.ts';
import { SavedCard } from '../react/unfinished/SavedCard.tsx';
import { OwnEnding } from '../react/pages/EndingCard.tsx';
import { captchaNotice, CaptchaQuestion } from './CaptchaQuestion.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { SignInQuestion } from './SignInQuestion.tsx';
import type { FormPageState, WayOut } from './formPageState.ts';

/** Content of a page, and the data that its script needs. */
interface Content {
  title: string;
  form: PublicForm | null;
  content: ReactNode;
  /** Data for the page's script; null where there is nothing to hydrate. */
  data: PageData | null;
}

/** Returns the content of a page in each of its states. */
export function contentOf(state: FormPageState, language: Language): Content {
  const { page } = TEXTS[language];
  if (state.kind === 'busy') return busy(state, language);
  if (state.kind === 'unavailable') return message(null, page.formUnavailable, page.formNotFound, language);
  if (state.kind === 'disabled') return message(null, page.formDisabled, page.formDisabledText, language);
  if (state.kind === 'message') return message(state.form, state.title, state.text, language, waysOn(state));
  if (state.kind === 'saved') return saved(state, language);
  if (state.kind === 'password') return passwordPage(state, language);
  if (state.kind === 'sign_in') return signInPage(state, language);
  const { form } = state;
  const { title } = form.definition;
  const texts = TEXTS[language];
  if (state.kind === 'turned_away') return { title, form, content: turnedAway(state, language), data: null };
  if (state.kind === 'success') {
    const props = { form, baseUrl: '', storedReceipt: state.receipt };
    return {
      title,
      form,
      content: <FormApp {...props} texts={texts} />,
      data: { ...props, form: packForm(form), language },
    };
  }
  const props = formProps(state, texts);
  const withoutScript = {
    notice: captchaNotice(form, language),
    ...(state.question && { question: <CaptchaQuestion form={form} {...state.question} /> }),
  };
  const content = <FormApp {...props} texts={texts} withoutScript={withoutScript} />;
  return { title, form: props.form, content, data: { ...props, form: packForm(props.form), language } };
}

function formProps(
  state: Extract<FormPageState, { kind: 'form' }>,
  texts: FormTexts,
): Omit<FormAppProps, 'texts'> {
  const { baseUrl = '', idempotencyKey, prefilled, rawAnswers, issues, alreadySent, notice } = state;
  const form = withWay(state);
  const shownNotice = alreadySent ? { text: texts.alreadySent } : notice;
  return {
    form,
    baseUrl,
    ...(idempotencyKey && { idempotencyKey }),
    ...(prefilled && { prefilled }),
    ...(rawAnswers && { initialValues: rawAnswers }),
    ...(issues && { initialErrors: describeIssues(issues, form, texts) }),
    ...(shownNotice && { initialNotice: shownNotice }),
  };
}

/** Returns the form with the pages that follow those behind which only the server knows the way (decision 280). */
function withWay({
  form,
  way,
  shown,
  rawAnswers = {},
}: Extract<FormPageState, { kind: 'form' }>): PublicForm {
  if (!form.planned || !way) return form;
  const paged = { ...form, planned: { ...form.planned } };
  const unknown = way.filter((page) => paged.planned.plan.asks.includes(page));
  const step = (page: string) => ({ next: way[way.indexOf(page) + 1] ?? null, shown });
  const values = withStarts(paged, rawAnswers);
  learn(paged, values, Object.fromEntries(unknown.map((page) => [page, step(page)])));
  return paged;
}

function busy({ isPost, posted }: Extract<FormPageState, { kind: 'busy' }>, language: Language): Content {
  const { busyTitle, busy: isKept, busyPage } = ACCESS_TEXTS[language];
  const again = posted && (
    <form method="post">
      {Array.from(posted, ([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button className="form-embed-button" type="submit">
        {TEXTS[language].page.tryAgain}
      </button>
    </form>
  );
  return message(null, busyTitle, isPost ? isKept : busyPage, language, again);
}

/** The card that says that answers are kept: continuing and mailing the link are plain posts. */
function saved(
  { form, baseUrl = '', link, posted }: Extract<FormPageState, { kind: 'saved' }>,
  language: Language,
): Content {
  const words = form.planned!.unfinished!.words;
  return {
    title: form.definition.title,
    form,
    content: (
      <FormSurface language={language}>
        <form method="post" action={`${baseUrl}/embed/${form.id}`}>
          {posted.map(([name, value], index) => (
            <input key={index} type="hidden" name={name} value={value} />
          ))}
          <SavedCard {...{ words, link }} />
        </form>
      </FormSurface>
    ),
    data: null,
  };
}

/** The card that asks for the password: it has nothing of the form, not even its look. */
const passwordPage = (state: Extract<FormPageState, { kind: 'password' }>, language: Language): Content => ({
  title: ACCESS_TEXTS[language].passwordTitle,
  form: null,
  content: (
    <FormSurface language={language}>
      <PasswordQuestion {...state} language={language} />
    </FormSurface>
  ),
  data: null,
});

/** The card that asks who a visitor is, as bare of the form. */
const signInPage = (state: Extract<FormPageState, { kind: 'sign_in' }>, language: Language): Content => ({
  title: ACCESS_TEXTS[language].signInTitle,
  form: null,
  content: (
    <FormSurface language={language}>
      <SignInQuestion {...state} language={language} />
    </FormSurface>
  ),
  data: null,
});

function turnedAway(
  { form, baseUrl = '', ending, posted }: Extract<FormPageState, { kind: 'turned_away' }>,
  language: Language,
): ReactNode {
  const back = (
    <form method="post" action={`${baseUrl}/embed/${form.id}`}>
      {posted.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button className="form-embed-back" name={STEP_INPUTS.go} value="stay">
        {PLANNED_TEXTS[language].back}
      </button>
    </form>
  );
  return (
    <FormSurface language={language}>
      <OwnEnding ending={ending} texts={TEXTS[language]} redirectUrl={ending.redirectUrl}>
        {posted.length > 0 ? back : null}
      </OwnEnding>
    </FormSurface>
  );
}

const waysOn = ({ wayOut: out, wayBack }: Extract<FormPageState, { kind: 'message' }>): ReactNode => (
  <>
    {out ? wayOut(out) : null}
    {wayBack ? (
      <p>
        <a href={wayBack.url}>{wayBack.text}</a>
      </p>
    ) : null}
  </>
);

const wayOut = ({ action, method, text }: WayOut): ReactNode => (
  <form method={method} action={action}>
    <button className="form-embed-button" type="submit">
      {text}
    </button>
  </form>
);

const message = (
  form: PublicForm | null,
  title: string,
  text: string,
  language: Language,
  wayOut: ReactNode = null,
): Content => ({
  title: form ? form.definition.title : title,
  form,
  content: (
    <FormSurface language={language}>
      <MessageCard title={title}>
        <p dir="auto">{text}</p>
        {wayOut}
      </MessageCard>
    </FormSurface>
  ),
  data: null,
});
