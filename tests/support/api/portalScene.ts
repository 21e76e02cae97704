import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApi, type TestApi, type TestPerson } from './testApi.ts';
import type { TestResponse } from './testClient.ts';

/** The owner of forms, and the administrator who assigns them to clients. */
interface PortalScene {
  api: TestApi;
  owner: TestPerson;
  admin: TestPerson;
  /** Changes the client of a form, or their visibility. */
  assign(formId: string, changes: object): Promise<TestResponse>;
}

/** One owner and client for all tests of the file; resets all limits before each test. */
export function usePortal(): PortalScene {
  const scene: Pick<PortalScene, 'assign'> & Partial<PortalScene> = {
    assign: (formId, changes) => current().admin.patch(`/api/admin/forms/${formId}/assignment`, changes),
  };
  /** Whole since the hooks have run. */
  const current = () => scene as PortalScene;
  beforeAll(async () => {
    scene.api = await startTestApi();
    await scene.api.liftSubmitLimits();
    scene.owner = await scene.api.signedIn();
    scene.admin = await scene.api.signedIn({ role: 'admin' });
  });
  beforeEach(() => current().api.database.query('delete from rate_limits'));
  afterAll(() => scene.api?.stop());
  return current();
}
