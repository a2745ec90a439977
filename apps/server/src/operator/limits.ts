/** What a list shows at most: a person reads no more, and a script asks by status. */
export const LIST_ROWS = 1000;

/** A CSV file of trades that the channel takes. */
export const BODY_BYTES = 32 * 1024 * 1024;
