import { isAmount } from '../amount.ts';
import { attemptFor, isRepeat, isSettled } from '../attempt.ts';
import { countCharacters, hasControlCharacters } from '../characters.ts';
import { sharedMessages } from '../messages.ts';
import { accepted, bodyOf, type Reply, replyText } from '../reply.ts';
import type { Withdrawal, WithdrawMethod } from '../types.ts';
import { withdrawMessages } from './messages.ts';
import type {
  CreateWithdrawCall,
  CreateWithdrawReply,
  WithdrawContext,
  WithdrawDetails,
  WithdrawDraft,
  WithdrawField,
  WithdrawFieldChanged,
  WithdrawInput,
  WithdrawOrder,
} from './types.ts';

/** WD-1: the methods in the order of the list, each with the fields it needs. */
export const withdrawFields: Readonly<Record<WithdrawMethod, readonly WithdrawField[]>> = {
  bank: ['account_name', 'account_number', 'bank_name'],
  bitcoin: ['bitcoin_address'],
  etherium: ['etherium_address'],
  cashapp: ['cashapp_address'],
  zelle: ['zelle_address'],
};

/** The longest texts that the contract accepts, in characters. */
export const withdrawLimits: Readonly<Record<WithdrawField, number>> = {
  account_name: 100,
  account_number: 40,
  bank_name: 100,
  bitcoin_address: 100,
  etherium_address: 64,
  cashapp_address: 60,
  zelle_address: 254,
};

const noDetails: WithdrawDetails = {
  account_name: '',
  account_number: '',
  bank_name: '',
  bitcoin_address: '',
  etherium_address: '',
  cashapp_address: '',
  zelle_address: '',
};

/** The initial form, and the form after a withdrawal was requested. */
export const clearedForm = { amount: null, method: '', details: noDetails } as const;

/** The initial form, or the draft from when the session ended. */
export function startWithdraw({ user, checkAddress, draft }: WithdrawInput): WithdrawContext {
  const form = draft ?? { ...clearedForm, knownIds: null, attempt: null };
  // An open attempt has had no answer.
  const failure = form.attempt === null ? '' : sharedMessages.network;
  return { user, checkAddress, ...form, failure, notice: '', message: '' };
}

/** The draft that survives a new sign-in. */
export function withdrawDraft({ amount, method, details, knownIds, attempt }: WithdrawContext): WithdrawDraft {
  return { amount, method, details, knownIds, attempt };
}

/** Another method starts with empty fields, so that nobody submits an account that is no longer shown. */
export function applyChange(context: WithdrawContext, change: WithdrawFieldChanged): Partial<WithdrawContext> {
  if (change.name === 'amount') return { amount: change.value };
  if (change.name !== 'method') return { details: { ...context.details, [change.name]: change.value } };
  return change.value === context.method ? {} : { method: change.value, details: noDetails };
}

/** WD-2: the first reason why a withdrawal is not possible; null if there is none. */
export function findProblem(context: WithdrawContext): string | null {
  const { amount, method, user } = context;
  if (!isAmount(amount) || method === '' || !isComplete(context.details, method)) return withdrawMessages.incomplete;
  const wrongAddress = addressProblem(context, method);
  if (wrongAddress !== null) return wrongAddress;
  if (!user.accountStatus) return withdrawMessages.notVerified;
  // The open attempt may already have put its amount on hold; only the server knows.
  if (isRepeat(context.attempt, orderOf(context))) return null;
  return amount > user.availableBalance ? withdrawMessages.insufficient : null;
}

/** Starts an attempt, or continues the one whose outcome is unknown. */
export function openAttempt(context: WithdrawContext, attemptId: string): Partial<WithdrawContext> {
  return { attempt: attemptFor(context.attempt, orderOf(context), attemptId), failure: '' };
}

/** What to send. @throws TypeError if no attempt is open */
export function toCall({ attempt }: WithdrawContext): CreateWithdrawCall {
  if (attempt === null) throw new TypeError('No withdrawal was submitted.');
  return { ...attempt.order, attemptId: attempt.id };
}

/** A refusal ends the attempt, unless the server may still be working on it. */
export function endSettledAttempt(context: WithdrawContext, reply: CreateWithdrawReply): Partial<WithdrawContext> {
  return isSettled(reply) ? { attempt: null } : { attempt: context.attempt };
}

/** WD-3: the server's message, otherwise 'Withdrawal failed'. */
export function refusal(reply: CreateWithdrawReply): string {
  return accepted(reply) ? withdrawMessages.failed : replyText(reply, withdrawMessages.failed);
}

/** The current history. Rows that an open attempt may have added do not count as known. */
export function setHistory(context: WithdrawContext, rows: readonly Withdrawal[]): Partial<WithdrawContext> {
  return context.attempt === null ? { knownIds: rows.map(({ _id }) => _id) } : {};
}

/** Adds the new withdrawal to the known ones: the history that has it may arrive only after the next attempt has begun. */
export function addToHistory({ knownIds }: WithdrawContext, reply: CreateWithdrawReply): Partial<WithdrawContext> {
  const id = bodyOf(reply)._id;
  return knownIds === null || knownIds.includes(id) ? {} : { knownIds: [...knownIds, id] };
}

/** Whether the list contains a new withdrawal that matches the open attempt. */
export function isInHistory({ attempt, knownIds }: WithdrawContext, rows: readonly Withdrawal[]): boolean {
  if (attempt === null || knownIds === null) return false;
  const { amount, method } = attempt.order;
  return rows.some((row) => row.amount === amount && row.method === method && !knownIds.includes(row._id));
}

/** As `isInHistory`, for the list in a reply. @throws TypeError if the reply has no list, which a guard prevents */
export function isInList(context: WithdrawContext, reply: Reply<readonly Withdrawal[]>): boolean {
  return isInHistory(context, bodyOf(reply));
}

function orderOf({ amount, method, details, user }: WithdrawContext): WithdrawOrder {
  if (amount === null || method === '')
    throw new TypeError('The form is not complete; check it with findProblem first.');
  const sent = (field: WithdrawField) => (withdrawFields[method].includes(field) ? details[field].trim() : null);
  return {
    amount,
    method,
    user: user._id,
    account_name: sent('account_name'),
    account_number: sent('account_number'),
    bank_name: sent('bank_name'),
    bitcoin_address: sent('bitcoin_address'),
    etherium_address: sent('etherium_address'),
    cashapp_address: sent('cashapp_address'),
    zelle_address: sent('zelle_address'),
  };
}

function isComplete(details: WithdrawDetails, method: WithdrawMethod): boolean {
  return withdrawFields[method].every((field) => {
    const sent = details[field].trim();
    return sent !== '' && countCharacters(sent) <= withdrawLimits[field] && !hasControlCharacters(sent);
  });
}

function addressProblem({ details, checkAddress }: WithdrawContext, method: WithdrawMethod): string | null {
  if (method === 'bitcoin') {
    return checkAddress(method, details.bitcoin_address.trim()) ? null : withdrawMessages.bitcoinAddress;
  }
  if (method !== 'etherium') return null;
  return checkAddress(method, details.etherium_address.trim()) ? null : withdrawMessages.etheriumAddress;
}
