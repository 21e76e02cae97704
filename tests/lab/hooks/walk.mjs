import assert from 'node:assert/strict';

/**
 * Walks an example through what automation does with a form: menu, sample, subscribe, send, deliver, list, unsubscribe.
 * @param driver of an example, see `drivers/`.
 * @param scene `submit` sends the form as a visitor, `calls` gives the calls that have reached the target so far, once
 *   all that was caused is done; `hooks` lists the key's hooks.
 */
export async function walk(driver, { formId, submit, calls, hooks }) {
  assert.ok((await driver.forms()).includes(formId), 'the menu has the form');
  await driver.subscribe();
  assert.deepEqual((await hooks()).map((hook) => [hook.event, hook.formId, hook.isActive]), [
    ['form.submitted', formId, true],
  ]); // prettier-ignore
  assert.equal(await driver.isSubscribed(), true);

  const submissionId = await submit('Ada');
  const [call, ...more] = await calls(1);
  assert.equal(more.length, 0);
  const taken = await driver.take(call);
  assert.equal(taken.type, 'form.submitted');
  assert.equal(taken.data.submissionId, submissionId);
  assert.equal(taken.data.answers.name, 'Ada');

  const sent = await driver.send({ name: 'Grace' });
  assert.deepEqual(new Set(await driver.list()), new Set([submissionId, sent]));
  assert.equal((await driver.take((await calls(2))[1])).data.submissionId, sent);

  await driver.unsubscribe();
  assert.deepEqual(await hooks(), []);
  await submit('Lovelace');
  assert.equal((await calls(2)).length, 2);
}
