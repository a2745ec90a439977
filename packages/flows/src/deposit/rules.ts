import { isAmount } from '../amount.ts';
import { attemptFor, isSettled } from '../attempt.ts';
import { hasControlCharacters } from '../characters.ts';
import { sharedMessages } from '../messages.ts';
import { bodyOf, type Reply } from '../reply.ts';
import type { Deposit, DepositType } from '../types.ts';
import { depositMessages } from './messages.ts';
import type {
  CreateDepositCall,
  CreateDepositReply,
  DepositContext,
  DepositDraft,
  DepositFieldChanged,
  DepositInput,
  DepositOrder,
} from './types.ts';

/** DEP-3: the largest deposit in cents, and the longest plan name that the contract accepts. */
export const depositLimits = { amount: 100_000_000, plan: 100 } as const;

/** DEP-2, in the order of the list; an operator can offer other methods. */
export const depositModes: readonly DepositType[] = [
  'Bitcoin',
  'Etheruem',
  'Xrp',
  'Solana',
  'Usdt(solana)',
  'Bnb',
  'Dodge',
  'Gcash',
];

/** The default plan for a person without one (DEP-3). */
const USUAL_PLAN = 'Starter';

/** DEP-4: the form after a deposit was announced, reset to the person's own plan. */
export function clearForm({ ownPlan }: DepositContext): Partial<DepositContext> {
  return { plan: ownPlan, isPlanChosen: false, amount: null, mode: '' };
}

/** DEP-3: the initial form, or the draft from when the session ended. */
export function startDeposit({ user, draft }: DepositInput): DepositContext {
  const form = draft ?? {
    plan: USUAL_PLAN,
    ownPlan: USUAL_PLAN,
    isPlanChosen: false,
    amount: 200_000,
    mode: '',
    knownIds: null,
    attempt: null,
  };
  // An open attempt has had no answer.
  const failure = form.attempt === null ? '' : sharedMessages.network;
  return { user, ...form, failure, notice: '', message: '' };
}

/** The draft that survives a new sign-in. */
export function depositDraft(context: DepositContext): DepositDraft {
  const { plan, ownPlan, isPlanChosen, amount, mode, knownIds, attempt } = context;
  return { plan, ownPlan, isPlanChosen, amount, mode, knownIds, attempt };
}

/** Applies a change of a field. A plan that the person chooses is not replaced by their own plan later. */
export function applyChange({ name, value }: DepositFieldChanged): Partial<DepositContext> {
  return name === 'plan' ? { plan: value, isPlanChosen: true } : { [name]: value };
}

/** DEP-3: preselects the person's own plan, unless they chose another or an attempt is open. */
export function setOwnPlan({ isPlanChosen, attempt }: DepositContext, ownPlan: string): Partial<DepositContext> {
  return isPlanChosen || attempt !== null ? { ownPlan } : { ownPlan, plan: ownPlan };
}

/** DEP-3: the first validation error of the form; null if it can be submitted. */
export function findProblem(context: DepositContext): string | null {
  if (!context.user.accountStatus) return depositMessages.notVerified;
  if (context.mode === '') return depositMessages.mode;
  if (!isAmount(context.amount, depositLimits.amount) || !isPlan(context.plan)) return depositMessages.incomplete;
  return context.user.email.trim() === '' ? depositMessages.noUser : null;
}

/** Starts an attempt, or continues the one whose outcome is unknown. */
export function openAttempt(context: DepositContext, attemptId: string): Partial<DepositContext> {
  return { attempt: attemptFor(context.attempt, orderOf(context), attemptId), failure: '' };
}

/** What to send. @throws TypeError if no attempt is open */
export function toCall({ attempt }: DepositContext): CreateDepositCall {
  if (attempt === null) throw new TypeError('No deposit was submitted.');
  return { ...attempt.order, attemptId: attempt.id };
}

/** A refusal ends the attempt, unless the server may still be working on it. */
export function endSettledAttempt(context: DepositContext, reply: CreateDepositReply): Partial<DepositContext> {
  return isSettled(reply) ? { attempt: null } : { attempt: context.attempt };
}

/** The current history. Rows that an open attempt may have added do not count as known. */
export function setHistory(context: DepositContext, deposits: readonly Deposit[]): Partial<DepositContext> {
  return context.attempt === null ? { knownIds: deposits.map(({ depositId }) => depositId) } : {};
}

/** Adds the new deposit to the known ones: the history that has it may arrive only after the next attempt has begun. */
export function addToHistory({ knownIds }: DepositContext, reply: CreateDepositReply): Partial<DepositContext> {
  const id = bodyOf(reply).depositId;
  return knownIds === null || knownIds.includes(id) ? {} : { knownIds: [...knownIds, id] };
}

/** DEP-4: whether the list contains a new deposit that matches the open attempt. */
export function isInHistory({ attempt, knownIds }: DepositContext, deposits: readonly Deposit[]): boolean {
  if (attempt === null || knownIds === null) return false;
  const { amount, plan, mode } = attempt.order;
  return deposits.some(
    (each) => each.amount === amount && each.plan === plan && each.type === mode && !knownIds.includes(each.depositId),
  );
}

/** As `isInHistory`, for the list in a reply. @throws TypeError if the reply has no list, which a guard prevents */
export function isInList(context: DepositContext, reply: Reply<readonly Deposit[]>): boolean {
  return isInHistory(context, bodyOf(reply));
}

function orderOf({ amount, plan, mode, user }: DepositContext): DepositOrder {
  if (amount === null || mode === '') throw new TypeError('The form is not complete; check it with findProblem first.');
  return { amount, plan: plan.trim(), mode, user: user._id };
}

function isPlan(plan: string): boolean {
  const sent = plan.trim();
  return sent !== '' && sent.length <= depositLimits.plan && !hasControlCharacters(sent);
}
