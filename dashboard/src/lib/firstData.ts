/** Answers of the API that came with the page, and the server's time before they were read. */
interface FirstData {
  readAt: number;
  /** By path below `/api`. */
  answers: Partial<Record<string, unknown>>;
}

/** Longest age at which an answer of the page still counts as new, in ms; on a slow line scripts come late. */
const MAX_AGE_MS = 60_000;

/** Absent where Vite serves the page, and on the 404 page. */
function readPage(): FirstData | null {
  const block = document.getElementById('first-data')?.textContent;
  return block ? (JSON.parse(block) as FirstData) : null;
}

const firstData = readPage();

/** Takes an answer that came with the page. Each is given once: the next question goes to the server. */
export function takeFirstAnswer(path: string): unknown {
  const answer = firstData?.answers[path];
  if (firstData) delete firstData.answers[path];
  return performance.now() < MAX_AGE_MS ? answer : undefined;
}

/** Forgets the page's first data, which belongs to a session that has ended. */
export function forgetFirstAnswers(): void {
  if (firstData) firstData.answers = {};
}

/** The server's time (ms) when the page was asked for; what happened since is not on the page. */
export const pageReadAt = (): number | null => firstData?.readAt ?? null;
