export type { BackupProblem } from '../vault/backup.ts';
export { MAX_BACKUP_LENGTH } from '../vault/maxBackupLength.ts';
export type { VaultPlace } from '../vault/place.ts';
export { parseRecord, type VaultRecord } from '../vault/record.ts';
export type { SigningRule } from '../vault/signingRule.ts';
export { readReply } from './checks.ts';
export { type PackedSend, packSend, unpackSend } from './packedSend.ts';
export {
  type AddressSeries,
  MAX_DERIVED_ADDRESSES,
  MAX_OPEN_MS,
  type NotUnlocked,
  type PathAddress,
  RECALL_WAIT_MS,
  type RequestOf,
  type ReviewedSend,
  type ShownPhrase,
  type WalletAnswers,
  type WalletCall,
  type WalletFault,
  type WalletReply,
  type WalletRequest,
  type WalletRequestType,
} from './protocol.ts';
