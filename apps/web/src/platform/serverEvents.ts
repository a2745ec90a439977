/** One event of a stream of server-sent events. */
export interface ServerEvent {
  /** '' if the server sent none. */
  readonly id: string;
  /** Its type; 'message' if the server named none. */
  readonly event: string;
  readonly data: string;
}

/**
 * Reads a stream of server-sent events as they arrive. Ends with the stream; rejects if the connection breaks, or if
 * `silence` resolves before anything else has arrived: a dead connection reports nothing.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  waitForSilence: (signal: AbortSignal) => Promise<void>,
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the stream is read in its order
      const { done, value } = await withTimeout(reader.read(), waitForSilence);
      if (done) return;
      // A line may end in CR LF, and the two characters may arrive separately.
      text = (text + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function withTimeout<Chunk>(
  next: Promise<Chunk>,
  waitForSilence: (signal: AbortSignal) => Promise<void>,
): Promise<Chunk> {
  const timer = new AbortController();
  const tooLong = waitForSilence(timer.signal).then((): never => {
    throw new Error('The stream has gone silent.');
  });
  try {
    return await Promise.race([next, tooLong]);
  } finally {
    // The promise that lost the race has no other handler.
    for (const each of [next, tooLong]) each.catch(() => undefined);
    timer.abort();
  }
}

/** undefined for a comment, which only shows that the server is alive. */
function readBlock(block: string): ServerEvent | undefined {
  const fields: Record<string, string[]> = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^(id|event|data):? ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields[name] = [...(fields[name] ?? []), value];
  }
  if (!fields.data) return undefined;
  return { id: fields.id?.at(-1) ?? '', event: fields.event?.at(-1) ?? 'message', data: fields.data.join('\n') };
}
