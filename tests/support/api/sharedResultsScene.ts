import { expect } from 'vitest';
import { createEmptyDefinition, createOptions, type FormDefinition } from '@inlay/sdk/model';
import { fieldOf, pageOf } from './logicForm.ts';
import { storeAnswers } from './resultsScene.ts';
import type { TestApi, TestPerson } from './testApi.ts';

/** A form with questions that may be shared, that may not, and values computed from either. */
export const survey = (): FormDefinition => ({
  ...createEmptyDefinition('Survey'),
  pages: [
    pageOf('p1', '', [
      fieldOf('radio', 'team', 'Label team', { options: createOptions(['Sales', 'Legal', 'Kitchen']) }),
      fieldOf('number', 'years', 'Label years'),
      fieldOf('text', 'why', 'Label why'),
      fieldOf('text', 'wish', 'Label wish after {{why|words}}'),
      fieldOf('email', 'mail', 'Label mail'),
    ]),
  ],
  values: [
    { id: 'v', name: 'Name v', is: { op: 'upper', of: [{ field: 'why' }] }, show: 'inbox', format: 'text' },
    {
      id: 'w',
      name: 'Name w',
      is: { op: 'mul', of: [{ field: 'years' }, { lit: 2 }] },
      show: 'inbox',
      format: 'number',
    },
  ],
});
const answersOf = (team: string, at: number) => ({
  team,
  years: 7000 + at,
  why: 'canarywhy canarywhy',
  wish: 'canarywish canarywish',
  mail: 'canary@example.com',
  v: 'CANARYV',
  w: 14_000 + at * 2,
});

/** Adds the survey with 23 answers: 12 of Sales, 9 of Kitchen, 2 of Legal. */
export async function createSurvey(api: TestApi, owner: TestPerson) {
  const form = { ...(await api.buildForm(owner, survey())), accountId: owner.accountId };
  const teams = [
    ...Array.from({ length: 12 }, () => 'Sales'),
    ...Array.from({ length: 9 }, () => 'Kitchen'),
    'Legal',
    'Legal',
  ];
  await storeAnswers(
    api,
    form,
    teams.map((team, at) => ({ answers: answersOf(team, at), at: new Date() })),
  );
  return { ...form, links: `/api/forms/${form.id}/shared-results` };
}

/** Shares results of a form; by default of every size of group. */
export async function share(owner: TestPerson, links: string, choice: object) {
  const answer = await owner.post(links, { name: 'Link', texts: [], smallestGroup: 0, ...choice });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  const path = new URL(answer.body.url as string).pathname;
  return { id: answer.body.id as string, path, json: path.replace('/r/', '/api/public/results/') };
}
