/** One event of a stream of server-sent events. */
export interface ServerEvent {
  /** '' where the server gave none. */
  readonly id: string;
  /** Its kind; 'message' where the server named none. */
  readonly event: string;
  readonly data: string;
}

/** Reads a stream of server-sent events as they come. Ends with the stream; rejects when the connection breaks. */
export async function* readServerEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the stream is read in its order
      const { done, value } = await reader.read();
      if (done) return;
      // A line may end in CR LF, whose two halves may come apart.
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

/** Undefined for a comment, which only shows that the server is there. */
function readBlock(block: string): ServerEvent | undefined {
  const fields: Record<string, string[]> = {};
  for (const line of block.split('\n')) {
    const [, name, value] = /^(id|event|data):? ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields[name] = [...(fields[name] ?? []), value];
  }
  if (!fields.data) return undefined;
  return { id: fields.id?.at(-1) ?? '', event: fields.event?.at(-1) ?? 'message', data: fields.data.join('\n') };
}
