/** Forwards addresses of a node to the ports given as arguments; `addresses.mjs` starts it. */
import { startAddress } from '../../support/postgres/startAddress.ts';

const addresses = await Promise.all(process.argv.slice(2).map((port) => startAddress(Number(port))));
process.on('message', (/** @type {'freeze' | 'thaw'} */ change) => addresses.forEach((one) => one[change]()));
process.on('disconnect', () => process.exit());
process.send(addresses.map(({ port }) => port));
