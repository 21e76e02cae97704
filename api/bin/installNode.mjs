/**
 * Runs behind `npm ci` and `npm install`: brings the Node that the platform needs where the installed one is older.
 * `npm start` and `npm test` do so beside npm, and say so by INLAY_NODE.
 */
import { installNode, linkNode } from './lib/ownNode.mjs';

if (process.env['INLAY_NODE'] !== 'beside') {
  await installNode();
  await linkNode();
}
