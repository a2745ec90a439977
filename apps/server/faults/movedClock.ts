// Loaded into a server before its own code: its parent process controls the current time.

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
// The channel to the parent must not keep the process alive.
process.channel?.unref();
globalThis.Date = MovedDate as DateConstructor;
