/** The commits cannot be compared. The message gives the reason in one sentence, for the user of the command. */
export class ComparisonError extends Error {}
