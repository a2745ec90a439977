import { base58xrp } from '@scure/base';
import { crypto } from '#crypto';

const FORM = /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/;
const SUM_BYTES = 4;
const ACCOUNT_BYTES = 21;

/** Whether a text is an address of the XRP Ledger; checks its form and its checksum. */
export function isXrpAddress(text: string): boolean {
  if (!FORM.test(text)) return false;
  const bytes = base58xrp.decode(text);
  const [account, sum] = [bytes.slice(0, -SUM_BYTES), bytes.slice(-SUM_BYTES)];
  return (
    account.length === ACCOUNT_BYTES && crypto.equal(crypto.sha256(crypto.sha256(account)).slice(0, SUM_BYTES), sum)
  );
}
