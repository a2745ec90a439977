// Loaded into a server before its own code: what time it takes for now is moved by the process that started it.

const RealDate = Date;
let offsetMs = 0;

class MovedDate extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
    if (args.length === 0) super(MovedDate.now());
    else super(...args);
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

process.on('message', (message: { offsetMs: number }) => {
  offsetMs = message.offsetMs;
});
// The line to the other process is no reason to stay.
process.channel?.unref();
globalThis.Date = MovedDate as DateConstructor;
