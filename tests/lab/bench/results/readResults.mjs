/** Reads results. @returns the time to the first line and to the end, in ms, and the last line. */
export async function readResults({ url, cookie }, query) {
  const begin = performance.now();
  const response = await fetch(`${url}/api/results?${query}`, { headers: { cookie } });
  let first = null;
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    first ??= performance.now() - begin;
    text += part;
  }
  return { first, whole: performance.now() - begin, last: JSON.parse(text.trimEnd().split('\n').at(-1)) };
}

/** @returns how long something took, in ms. */
export async function timed(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Asks the database until its only row says `isDone`. */
export async function waitUntil(client, query, values = []) {
  for (;;) {
    const { rows } = await client.query(query, values);
    if (rows[0]?.isDone) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Runs a job now, which would begin with the next minute. */
export const startJob = (client, name) =>
  client.query(`select graphile_worker.add_job($1, '{}'::json, job_key => $2)`, [name, `bench:${name}`]);
