/** The description of a statement entry, with the operator's reason if there is one (BOOK-1). */
export function withReason(description: string, reason: string): string {
  return reason === '' ? description : `${description}: ${reason}`;
}
