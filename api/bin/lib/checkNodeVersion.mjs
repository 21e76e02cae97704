/** Oldest Node that can run npm and these scripts; the platform runs on the project's own Node. */
const OLDEST_NODE = 20;

/** @throws {Error} with advice when this Node is too old. */
export function checkNodeVersion() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  throw new Error(
    `Inlay needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  );
}
