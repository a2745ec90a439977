// Loaded into a server before its own code: what time it takes for now is moved by the process that started it.

const Given = Date;
let offsetMs = 0;

class MovedDate extends Given {
  constructor(...parts: [] | ConstructorParameters<typeof Given>) {
    if (parts.length === 0) super(MovedDate.now());
    else super(...parts);
  }

  static override now(): number {
    return Given.now() + offsetMs;
  }
}

process.on('message', (message: { offsetMs: number }) => {
  offsetMs = message.offsetMs;
});
// The line to the other process is no reason to stay.
process.channel?.unref();
globalThis.Date = MovedDate as DateConstructor;
