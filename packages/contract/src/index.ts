// The contract as types and one table. What goes over the wire is written in openapi.yaml.
import type { operationTable } from './operations.gen.ts';
import type { components } from './schema.gen.ts';

export { operationTable } from './operations.gen.ts';
export type { components, operations, paths } from './schema.gen.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type AccountExport = Schemas['AccountExport'];
export type Admin = Schemas['Admin'];
export type Currency = Schemas['Currency'];
export type Deposit = Schemas['Deposit'];
export type DepositStatus = Schemas['DepositStatus'];
export type DepositType = Schemas['DepositType'];
export type Done = Schemas['Done'];
export type EntryCode = Schemas['EntryCode'];
export type EntryParams = Schemas['EntryParams'];
export type ErrorCode = Schemas['ErrorCode'];
export type Failure = Schemas['Failure'];
export type FieldError = Schemas['FieldError'];
export type Figure = Schemas['Figure'];
export type Gender = Schemas['Gender'];
export type Handler = Schemas['Handler'];
export type HandlerStatus = Schemas['HandlerStatus'];
export type HeldRate = NonNullable<Schemas['HeldRate']>;
export type Investment = Schemas['Investment'];
export type KycStatus = Schemas['KycStatus'];
export type Limits = Schemas['Limits'];
export type MarketRow = Schemas['MarketRow'];
export type MessageCode = Schemas['MessageCode'];
export type MessageParams = Schemas['MessageParams'];
export type Money = Schemas['Money'];
export type MoneyOrNull = Schemas['MoneyOrNull'];
export type MoneyInput = Schemas['MoneyInput'];
export type Network = Schemas['Network'];
export type NetworkAnswer = Schemas['NetworkAnswer'];
export type NetworkCall = Schemas['NetworkCall'];
export type NoticeCode = Schemas['NoticeCode'];
export type NoticeParams = Schemas['NoticeParams'];
export type Notification = Schemas['Notification'];
export type Option = Schemas['Option'];
export type Options = Schemas['Options'];
export type Order = Schemas['Order'];
export type PaidMark = Schemas['PaidMark'];
export type Plan = Schemas['Plan'];
export type Quote = Schemas['Quote'];
export type Redirect = Schemas['Redirect'];
export type Session = Schemas['Session'];
export type SessionStart = Schemas['SessionStart'];
export type Site = Schemas['Site'];
export type StatementEntry = Schemas['StatementEntry'];
export type Trade = Schemas['Trade'];
export type Transaction = Schemas['Transaction'];
export type UploadPolicy = Schemas['UploadPolicy'];
export type User = Schemas['User'];
export type Withdrawal = Schemas['Withdrawal'];
export type WithdrawMethod = Schemas['WithdrawMethod'];
export type WithdrawStatus = Schemas['WithdrawStatus'];

/** The name of a call, spelled right; its odd path is in `operationTable`. */
export type OperationId = keyof typeof operationTable;
