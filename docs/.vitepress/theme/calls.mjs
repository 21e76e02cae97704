/** Loads what each operation of API v1 asks for, by its id: once for a page, when the first form is opened. */
export const loadCalls = () => import('../../generated/api-calls.json').then((module) => module.default);
