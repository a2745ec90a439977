/** A reason not to start that a person can mend; its message says how, and is all that is printed. */
export class StartFault extends Error {
  override name = 'StartFault';
}
