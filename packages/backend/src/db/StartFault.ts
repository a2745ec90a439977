/** A reason not to start that a person can fix. Its message says how; nothing else is printed. */
export class StartFault extends Error {
  override name = 'StartFault';
}
