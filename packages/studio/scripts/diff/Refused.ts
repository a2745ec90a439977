/** The commits cannot be compared; the message says why in one sentence for whoever gave the command. */
export class Refused extends Error {}
