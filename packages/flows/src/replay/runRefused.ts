/**
 * Why a run is not recorded or not played:
 * - `damaged`: not a run, or a link that lost a part.
 * - `format`: written in another version of the format.
 * - `secret`: holds a secret in clear.
 * - `unknownFlow`: there is no such flow.
 * - `flowVersion`: the flow has changed since it was recorded.
 * - `noExample`: the flow's examples no longer have a value that it names.
 * - `impossible`: a step cannot happen in the state that the flow is in.
 * - `unwritable`: a value that a run cannot hold.
 */
export type RefusalReason =
  | 'damaged'
  | 'format'
  | 'secret'
  | 'unknownFlow'
  | 'flowVersion'
  | 'noExample'
  | 'impossible'
  | 'unwritable';

/** A run that is refused. `message` is a sentence for the person who recorded or opened it. */
export class RunRefused extends Error {
  override readonly name = 'RunRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
