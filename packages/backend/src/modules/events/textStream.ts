import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A text stream. After its end, writing and ending do nothing. */
export interface TextStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly write: (text: string) => void;
  readonly end: () => void;
}

/**
 * Creates a stream that fails if more than `maxWaitingBytes` are buffered. `onClosed` is called when the reader has
 * disconnected or was too slow.
 */
export function openTextStream(maxWaitingBytes: number, onClosed: () => void): TextStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const readable = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened;
      },
      cancel() {
        controller = undefined;
        onClosed();
      },
    },
    { highWaterMark: maxWaitingBytes, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  return {
    readable,
    write(text) {
      if (!controller) return;
      controller.enqueue(utf8ToBytes(text));
      if ((controller.desiredSize ?? 0) >= 0) return;
      controller.error(new Error('The reader is too slow.'));
      controller = undefined;
      onClosed();
    },
    end() {
      controller?.close();
      controller = undefined;
    },
  };
}
