import * as v1 from '../../api-v1/schemas/index.ts';
import { source } from '../../api-v1/operation.ts';

/** Operations of API v1 that tools ask, with what they answer. */
export const LIST_FORMS = source('GET /forms', v1.formPageSchema);
export const GET_FORM = source('GET /forms/:formId', v1.formDetailSchema);
export const CREATE_FORM = source('POST /forms', v1.formDetailSchema);
export const UPDATE_FORM = source('PATCH /forms/:formId', v1.formDetailSchema);
export const GET_DEFINITION = source('GET /forms/:formId/definition', v1.definitionSchema);
export const GET_DRAFT = source('GET /forms/:formId/draft', v1.draftSchema);
export const SAVE_DRAFT = source('PUT /forms/:formId/draft', v1.draftSchema);
export const GET_IMPACT = source('POST /forms/:formId/impact', v1.impactSchema);
export const PUBLISH = source('POST /forms/:formId/publish', v1.formDetailSchema);
export const LIST_KITS = source('GET /brand-kits', v1.brandKitPageSchema);
export const LIST_SUBMISSIONS = source('GET /forms/:formId/submissions', v1.submissionPageSchema);
export const GET_SUBMISSION = source('GET /submissions/:submissionId', v1.submissionDetailSchema);
export const GET_RESULTS = source('GET /forms/:formId/results', v1.resultsSchema);
export const LIST_DELIVERIES = source('GET /forms/:formId/deliveries', v1.deliveryPageSchema);
