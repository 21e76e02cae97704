import { ReadableStream, TextDecoderStream, TransformStream, WritableStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';

/** What every browser has, and the context of a test file (happy-dom) does not, or not all of it: Node's own. */
const FROM_NODE = { BroadcastChannel, ReadableStream, TextDecoderStream, TransformStream, WritableStream };

Object.assign(globalThis, FROM_NODE);
