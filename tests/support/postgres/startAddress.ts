import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A port that forwards connections to another port. */
export interface Address {
  port: number;
  /** Forwards later connections to another port. */
  leadTo(port: number): void;
  /** Accepts connections and stays silent, as a frozen server does. Connections that were open stay silent for good. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts an address that leads to a port of this machine. */
export async function startAddress(first: number): Promise<Address> {
  let target = first;
  let isFrozen = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    keep(sockets, near);
    if (isFrozen) return;
    const far = connect(target, '127.0.0.1');
    keep(sockets, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw() {
      isFrozen = false;
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
}
