import type { ReactNode } from 'react';
import { FormHeading, FormRenderer } from '../FormRenderer.tsx';
import { PLANNED } from '../planned.ts';
import { settledPage } from './settledPage.ts';
import type { PagedPublicForm } from './view.ts';
import { createOwnerTexts } from './ownerTexts.ts';
import { PageItems } from './PageItems.tsx';
import type { PagedFormProps } from './pagedFormProps.ts';
import { describeProgress, PageProgress } from './PageProgress.tsx';
import { QUESTIONS } from './questions.ts';
import { REVIEW } from './review.ts';
import { ROWS } from './rows.ts';
import { usePages } from './usePages.ts';

/** A form with pages, logic or groups: one page at a time, each item as its condition has it. */
export function PagedForm(props: PagedFormProps) {
  const form = props.form as PagedPublicForm;
  const { words: own, rowWords, flow, unfinished } = form.planned;
  const { Keeper } = PLANNED;
  const { card, view, values, steps, heading, hasMoved, change, changeRows, goOn, goBack, goTo } =
    usePages(props);
  const { position, count } = steps;
  const Review = REVIEW.Page!;
  const Stage = flow.layout && QUESTIONS.Stage;
  const given = view.page;
  const formUrl = `${props.session.current?.options.baseUrl ?? ''}/api/public/forms/${form.id}`;
  const words = createOwnerTexts(form, view, props.texts);
  const page = given && settledPage(words.pipePage(given), view, words, rowWords);
  const definition = { ...form.definition, pages: page ? [page] : [] };
  /** The form introduces itself once; its title stays. */
  const withoutDescription = { ...definition, description: '' };
  const isLast = position === count - 1;
  const title = page ? page.title : own.review;
  const next = page?.nextLabel || (isLast ? props.texts.submit : props.texts.continue);
  const body = (fields: ReactNode[]) => (
    <>
      {page ? (
        <PageItems {...{ form, view, page, fields, words }} onRows={changeRows} />
      ) : (
        <Review {...{ form, view, words }} onChange={goTo} />
      )}
      {words.renderValues()}
    </>
  );
  if (card) return card;
  return (
    <FormRenderer
      {...props}
      values={ROWS.flatten?.(form, values) ?? values}
      onChange={change}
      form={{ ...form, definition, coverUrl: position < 1 ? form.coverUrl : undefined }}
      texts={{ ...props.texts, ...words, submit: next, formUrl, words: own }}
      onSubmit={goOn}
      hidden={{ ...props.hidden, at: given?.id ?? '' }}
      heading={
        <>
          <FormHeading form={position < 1 ? form : { ...form, definition: withoutDescription }} />
          {count > 1 ? <PageProgress {...{ form, view, steps, words }} /> : null}
          <h2
            ref={heading}
            className={title ? 'form-embed-page-title' : 'form-embed-hidden'}
            part="page-title"
            tabIndex={-1}
            dir="auto"
            hidden={!title && count < 2}
          >
            {title || describeProgress(form, steps)}
          </h2>
          {page?.description ? (
            <div className="form-embed-description" dir="auto">
              {words.render(page.description)}
            </div>
          ) : null}
        </>
      }
      renderGrid={(fields) =>
        Stage ? (
          <Stage {...{ form, view, steps, hasMoved, goOn, goBack }}>{body(fields)}</Stage>
        ) : (
          body(fields)
        )
      }
      actions={
        <>
          {position > 0 && flow.back ? (
            <button
              className="form-embed-back"
              part="back"
              type="submit"
              name="go"
              value="back"
              onClick={(event) => {
                event.preventDefault();
                goBack();
              }}
            >
              {own.back}
            </button>
          ) : null}
          {unfinished && Keeper ? (
            <Keeper {...{ form, view }} session={props.session.current} isFirst={position < 1} />
          ) : null}
        </>
      }
    />
  );
}
