import type { Secret } from '../secret.ts';
import { isRecord, isText } from '../shape.ts';
import { OpenKeys } from '../vault/keys.ts';
import { isAnswerOfKind, isPlace } from '../vault/rules.ts';
import type { WalletPlace } from '../vault/types.ts';
import { backupFileMessages, importWalletMessages } from './messages.ts';
import type * as ImportWallet from './types.ts';

export function startImporting({ userId }: ImportWallet.ImportWalletInput): ImportWallet.ImportWalletContext {
  return { userId, draft: null, places: [], found: [], search: null, place: null, message: '' };
}

/** What is wrong with typed words or their passphrase before they are checked; null if nothing is (WALLET-12). */
export function typedFault(phrase: Secret, seedPassphrase: Secret): string | null {
  if (!hasWordCount(phrase)) return importWalletMessages.count;
  return seedPassphrase.length > longestPassphrase ? importWalletMessages.passphraseLong : null;
}

/** WALLET-2: 12 to 24 words, in steps of three. */
export function hasWordCount(phrase: Secret): boolean {
  return wordCounts.some((count) => phrase.matches(new RegExp(`^\\s*(?:\\S+\\s+){${count - 1}}\\S+\\s*$`)));
}

/** A valid phrase with at least one address. */
export function isValid(answer: ImportWallet.CheckPhraseAnswer | ImportWallet.OpenBackupAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'valid' || !(answer.draft instanceof OpenKeys)) return false;
  return Array.isArray(answer.places) && answer.places.length > 0 && answer.places.every(isPlace);
}

/** Stores the phrase and its addresses; nothing for an answer without a valid phrase. */
export function setDraft(
  answer: ImportWallet.CheckPhraseAnswer | ImportWallet.OpenBackupAnswer,
): Partial<ImportWallet.ImportWalletContext> {
  return answer.kind === 'valid' ? { draft: answer.draft, places: answer.places } : {};
}

/** What is wrong with the words. */
export function phraseFault(answer: ImportWallet.CheckPhraseAnswer): string {
  if (isAnswerOfKind(answer, 'unknownWord')) return importWalletMessages.unknownWord;
  return isAnswerOfKind(answer, 'checksum') ? importWalletMessages.checksum : importWalletMessages.notChecked;
}

/** What is wrong with a backup file or its passphrase. */
export function backupFault(answer: ImportWallet.OpenBackupAnswer): string {
  const kind = backupProblems.find((each) => isAnswerOfKind(answer, each));
  return backupFileMessages[kind ?? 'notOpened'];
}

/** An answer whose accounts all have an address and a path. */
export function isSearched(answer: ImportWallet.FindAccountsAnswer): boolean {
  if (!isRecord(answer) || answer.kind !== 'searched' || !searchEnds.includes(answer.end)) return false;
  return Array.isArray(answer.accounts) && answer.accounts.every(isFound);
}

/** Replaces the result of the previous search (WALLET-11). */
export function setFound({
  accounts,
  end,
}: ImportWallet.FindAccountsAnswer): Pick<ImportWallet.ImportWalletContext, 'found' | 'search'> {
  return { found: accounts, search: end };
}

/** Whether the phrase has this address, by the usual paths or by those that were found. */
export function isOffered({ places, found }: ImportWallet.ImportWalletContext, place: WalletPlace): boolean {
  return [...places, ...found.map((account) => account.place)].some(({ chain, network, address, path }) => {
    return chain === place.chain && network === place.network && address === place.address && path === place.path;
  });
}

const backupProblems = ['tooLarge', 'notBackup', 'otherVersion', 'damaged', 'unsafe', 'wrong'] as const;
const searchEnds: readonly ImportWallet.SearchEnd[] = ['complete', 'limit', 'stopped', 'unreachable'];
/** In characters, as it was typed. */
const longestPassphrase = 256;
const wordCounts = [12, 15, 18, 21, 24];

function isFound(account: unknown): boolean {
  if (!isRecord(account) || !isPlace(account['place'])) return false;
  const { place, balances, scheme } = account;
  return (
    isRecord(place) && isText(place['path']) && isText(scheme) && Array.isArray(balances) && balances.every(isBalance)
  );
}

function isBalance(balance: unknown): boolean {
  return isRecord(balance) && isText(balance['asset']) && isText(balance['value']);
}
