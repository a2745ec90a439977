/** An amount of dollars as a safe integer of cents. */
export type Cents = number;

/** A time in ms since the epoch. */
export type EpochMs = number;

export type KycStatus = 'true' | 'pending' | 'false';
export type ThemeName = 'black' | 'white';

/** The signed-in investor, in the product's field names. */
export interface User {
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 4217 code; a preference for display, the ledger is in USD. */
  readonly currency: string;
  readonly profilePhotoUrl: string | null;
  readonly availableBalance: Cents;
  readonly accountStatus: boolean;
  readonly kycVerified: KycStatus;
  /** The operator has suspended the account: it can be read, but nothing else is possible (PAYOUT-1). */
  readonly suspended: boolean;
  /** No money leaves the account before this time, ISO 8601 (PAYOUT-1). It may be in the past. */
  readonly payoutsHeldUntil: string | null;
  readonly walletFeauture: boolean;
  readonly nid: string | null;
  readonly country: string | null;
  readonly state: string | null;
  readonly address: string | null;
}

/** How deposits are paid: the operator's addresses, null if none is set, and instructions (PAY-5). */
export interface Admin {
  /** The operator's instructions, for the methods that have some. */
  readonly instructions: Readonly<Partial<Record<DepositType, string>>>;
  readonly bitcoinwalletaddress: string | null;
  readonly ethereumwalletaddress: string | null;
  readonly usdt_walletaddress: string | null;
  readonly usdt_erc20walletaddress: string | null;
  readonly usdt_trc20walletaddress: string | null;
  readonly bitcoin: string | null;
  readonly etherium: string | null;
  readonly xrp: string | null;
  readonly solana: string | null;
  readonly usdtsolana: string | null;
  readonly bnb: string | null;
  readonly dodge: string | null;
}

export interface Transaction {
  readonly id: string;
  readonly kind: string;
  readonly date: string;
  readonly amount: Cents;
  readonly method: string;
  readonly status: string;
}

/** The investment summary of the dashboard (DASH-2, DASH-5). */
export interface Investment {
  readonly totalProfit: Cents;
  readonly referralBonus: Cents;
  readonly totalDeposit: Cents;
  /** Whether a plan is running; if not, the following fields are null. */
  readonly isActive: boolean;
  readonly investmentPlan: string | null;
  readonly amount: Cents | null;
  readonly date: string | null;
  readonly profit: Cents | null;
  /** The end of the term; null without an agreed one. */
  readonly endDate: string | null;
}

export type PlanStatus = 'active' | 'paused' | 'completed' | 'expired';

/** One deposit plan of GET /fetch-handlers/{id} (DASH-7). */
export interface DepositHandler {
  readonly status: PlanStatus;
  readonly paused: boolean;
  readonly totalDepositsRequired: number;
  readonly depositsMade: number;
  readonly depositAmount: Cents;
  readonly daysLeft: number;
  readonly startDate: string;
}

/** An investment package of GET /packages. */
export interface Package {
  readonly _id: string;
  readonly name: string;
  readonly price: Cents;
  readonly currency: string;
  readonly features: readonly string[];
}

/** The result of a sign-in: the body of 200 from /login and /verifyemail. */
export interface SignIn {
  readonly token: string;
  readonly user: User;
  /** Hours from now. */
  readonly expiresIn: number;
}

/**
 * The payment methods of a deposit: those of DEP-2, including their misspellings, and those that an operator can add
 * (PAY-1).
 */
export type DepositType =
  | 'Bitcoin'
  | 'Etheruem'
  | 'Xrp'
  | 'Solana'
  | 'Usdt(solana)'
  | 'Bnb'
  | 'Dodge'
  | 'Gcash'
  | 'Ethereum'
  | 'Usdt'
  | 'Usdt Erc20'
  | 'Usdt Trc20';
export type DepositStatus = 'pending' | 'confirmed' | 'declined';
/** The investor's own claim; it never changes a balance (HONEST-3). */
export type PaidMark = 'Paid' | 'unPaid';

/** A deposit of POST /fetchdeposit (DEP-6). */
export interface Deposit {
  readonly depositId: string;
  readonly date: string;
  /** The announced amount. */
  readonly amount: Cents;
  /** The received and credited amount, which may differ (PAYOUT-6); null or absent until it is confirmed. */
  readonly credited?: Cents | null;
  readonly type: DepositType;
  readonly plan: string;
  readonly status: DepositStatus;
  readonly paid: PaidMark;
  /** The receiving address at the time of the deposit; null if the method has none. */
  readonly address: string | null;
  /** The amount in the coin; null or absent if that is not known, or the method is no coin (PAYOUT-6). */
  readonly held?: HeldRate | null;
}

/** The amount of a deposit in its coin, at a rate that is held for a limited time (PAYOUT-6). */
export interface HeldRate {
  /** Decimal text. */
  readonly coinAmount: string;
  /** US dollars for one coin, decimal text. */
  readonly rate: string;
  /** The time of the market price, ISO 8601. */
  readonly asOf: string;
  /** ISO 8601. */
  readonly heldUntil: string;
}

export type WithdrawMethod = 'bank' | 'bitcoin' | 'etherium' | 'cashapp' | 'zelle';
export type WithdrawStatus = 'Pending' | 'Processing' | 'Completed' | 'Rejected' | 'Cancelled' | 'Returned';

/** A withdrawal of POST /fetchwithdraw (WD-4). */
export interface Withdrawal {
  readonly _id: string;
  readonly date: string;
  readonly amount: Cents;
  readonly method: WithdrawMethod;
  readonly status: WithdrawStatus;
  /** The destination, masked except for the last four characters. */
  readonly destination: string | null;
  /** The reference of the bank or the chain, once it is completed (PAYOUT-2). */
  readonly reference: string | null;
  /** Why it was rejected or returned, in the operator's words. */
  readonly reason: string | null;
}
