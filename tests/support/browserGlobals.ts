import { ReadableStream, TextDecoderStream, TransformStream, WritableStream } from 'node:stream/web';
import { BroadcastChannel } from 'node:worker_threads';

/** Node's versions of browser globals that the context of a test file (happy-dom) lacks, wholly or partly. */
const FROM_NODE = { BroadcastChannel, ReadableStream, TextDecoderStream, TransformStream, WritableStream };

Object.assign(globalThis, FROM_NODE);
