import { expect, test } from 'vitest';
import type { AppContext } from '../../platform/http/appContext.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findDashboardRoute } from './dashboardRoutes.ts';
import { firstRequests } from './firstRequests.ts';

const FORM = '0195b9f0-0000-7000-8000-000000000001';
const PERSON = { role: 'user', isApproved: true } as Actor;

function requestsOf(
  path: string,
  {
    actor = PERSON,
    querystring = '',
    answers = {},
  }: { actor?: Actor; querystring?: string; answers?: Record<string, unknown> } = {},
) {
  const url = querystring ? `${path}?${querystring}` : path;
  const chunk = findDashboardRoute(path)?.chunk ?? null;
  return firstRequests({ path, querystring, url } as AppContext, actor, { chunk, answers });
}

test('BUILD-003 the page of the builder loads the form of its address beside the scripts', () => {
  for (const path of [`/builder/${FORM}`, `/form/${FORM}`, `/forms/${FORM}/build`, `/forms/${FORM}/design`])
    expect(requestsOf(path)).toEqual([`/api/forms/${FORM}`]);
  expect(requestsOf(`/forms/${FORM}/build`, { answers: { [`/forms/${FORM}`]: {} } })).toEqual([]);
});

test('no other page loads a form, nor does anybody who is not approved', () => {
  for (const path of [
    '/builder',
    '/builder/new',
    `/forms/${FORM}`,
    `/forms/${FORM}/share`,
    `/results/${FORM}`,
  ])
    expect(requestsOf(path)).toEqual([]);
  expect(requestsOf(`/builder/${FORM}`, { actor: { ...PERSON, isApproved: false } })).toEqual([]);
  expect(requestsOf(`/builder/${FORM}`, { querystring: 'folder=x' })).toEqual([]);
});

test('Home loads what is newest beside the scripts, and what the page brings with it not again', () => {
  const newest = '/api/submissions?sort=newest&limit=5';
  for (const querystring of ['', 'tab=home'])
    expect(requestsOf('/dashboard', { querystring })).toEqual(['/api/forms', newest]);
  expect(requestsOf('/dashboard', { querystring: 'tab=home', answers: { '/forms': {} } })).toEqual([newest]);
  expect(requestsOf('/dashboard', { querystring: 'tab=forms' })).toEqual([]);
});

test('administrators load their clients beside the scripts, nobody else does', () => {
  const clients = '/api/admin/clients?limit=50';
  const actor: Actor = { ...PERSON, role: 'admin' };
  expect(requestsOf('/dashboard', { querystring: 'tab=clients', actor })).toEqual([clients]);
  expect(requestsOf('/dashboard', { actor })).toContain(clients);
  expect(requestsOf('/dashboard', { querystring: 'tab=clients' })).toEqual([]);
  expect(requestsOf('/dashboard')).not.toContain(clients);
});
