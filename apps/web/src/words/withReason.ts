/** What an entry of the statement is, with why where the operator said it (BOOK-1). */
export function withReason(what: string, reason: string): string {
  return reason === '' ? what : `${what}: ${reason}`;
}
