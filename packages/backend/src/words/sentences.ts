import type { MessageCode, MessageParams } from '@keel/contract';
import { toTheMinute } from './toTheMinute.ts';

/** A constant text, one with a number, or one with a time. */
type Sentence = string | ((count: number) => string) | { readonly until: (when: string) => string };

/**
 * All messages of answers in English, by their codes on the wire. Apps translate a message by its code (SET-2), so a
 * text can be changed without other changes.
 */
export const sentences: Readonly<Record<MessageCode, Sentence>> = {
  // Any call.
  malformed_request: 'We couldn’t read the request.',
  validation_failed: 'Please check the fields.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'Please send JSON.',
  method_not_allowed: 'This address does not take that method.',
  not_found: 'Not found.',
  rate_limited: 'Too many attempts. Please wait a moment.',
  internal_error: 'Something went wrong',
  unavailable: 'The service is temporarily unavailable.',
  unauthenticated: 'Please log in again.',
  session_expired: 'Your session has ended. Please log in again.',
  user_mismatch: 'This is not your account.',
  idempotency_mismatch: 'This was already sent with different details. Please start again.',
  idempotency_key_required: 'Please send this with an idempotency key, so that it cannot be done twice.',
  idempotency_in_progress: 'We’re still working on this. Please wait a moment.',
  cursor_wrong: 'Please start at the first page.',
  event_id_wrong: 'Please start without an id.',

  // Log-in, sign-up and the code (LOGIN-2, LOGIN-5, LOGIN-6, SIGNUP-2, SIGNUP-3, SIGNUP-7, VERIFY-3, VERIFY-4).
  unknown_account: 'We couldn’t find an account with this email. Sign up?',
  unknown_email: 'We couldn’t find an account with this email.',
  account_exists: 'An account with this email already exists. Log in instead.',
  wrong_password: 'Incorrect password.',
  wrong_sign_in: 'Incorrect email or password.',
  common_password: 'This password is too common. Please choose another.',
  password_short: (count) => `password should be ${count} characters`,
  passwords_differ: 'Passwords do not match',
  login_email_invalid: 'Enter a valid email',
  login_password_short: 'Password must be at least 4 characters',
  signup_email_invalid: 'Invalid email',
  package_required: 'Please select an investment package to continue',
  first_name_required: 'First name is required',
  last_name_required: 'Last name is required',
  gender_required: 'Select gender',
  country_required: 'Select country',
  phone_required: 'Phone number is required',
  wrong_code: 'That code isn’t right. Check it and try again.',
  invalid_code: 'This code is no longer valid. Request a new one.',
  code_too_soon: 'Please wait before you request another code.',
  link_used: 'This link was already used. Request a new one.',
  link_expired: 'This link has expired. Request a new one.',
  link_unknown: 'This link isn’t valid. Request a new one, or open the newest one we sent you.',
  link_too_soon: 'Please wait before you request another link.',
  link_sent_if_known: 'If there’s an account with this email, a link to set a new password is on its way.',
  freeze_link_used: 'This link was already used, and the account was frozen then. If you need help, please contact us.',
  freeze_link_expired: 'This link has expired. Set a new password, and please contact us.',
  freeze_link_unknown: 'This link isn’t valid. Open it again from the email, or please contact us.',
  account_frozen: 'Your account is frozen. No money leaves it, and everybody is logged out.',
  email_link_sent: 'We sent a link to your new email. Open it to confirm the change.',
  email_unchanged: 'This is already your email.',
  email_changed: 'Your email is changed. Use it the next time you log in.',
  email_taken: 'Another account uses this email. Choose another one in Settings.',
  email_restored: 'Your previous email is back, and your account is frozen.',
  email_not_restored: 'Your account is frozen. Another account uses your previous email, so please contact us.',
  undo_link_expired: 'This link has expired. Please contact us.',
  password_reset: 'Your new password is set. Log in with it.',
  code_sent: 'We sent a code to your email.',
  code_sent_if_waiting: 'If this email is waiting to be verified, a new code is on its way.',

  // Second factors, and who is there (AUTH-4, PAYOUT-4).
  second_factor_asked: 'Please confirm that it is you.',
  step_up_needed: 'Please confirm that it is you.',
  second_factor_required: 'Please add a second factor in Settings first. This site requires one to move money.',
  wrong_factor: 'That is not right, or it was already used. Check it and try again.',
  challenge_expired: 'This took too long. Please start again.',
  passkey_refused: 'The passkey was not accepted. Please try again.',
  passkey_known: 'This passkey is in use already.',
  factors_full: 'There is no room for another one. Please remove one first.',
  last_factor: 'A second factor is required here. Please add another one first.',
  no_factor: 'Please add a second factor first.',
  factor_added: 'Your second factor was added.',

  // The address book (ADDR-1).
  saved_label_wrong: 'Enter a label of 1 to 40 characters.',
  saved_label_taken: 'You already use this label. Choose another.',
  saved_address_known: 'You have already saved this address.',
  saved_addresses_full: (count) => `You have saved ${count} addresses. Remove one first.`,
  address_saved: 'Address saved.',

  // Identity, photo, files and the account (KYC-4, KYC-6, PHOTO-1, UPLOAD-2, CUR-1).
  account_not_verified: 'Account not yet verified',
  account_suspended: 'Your account is suspended. You can look around, but no money can be moved.',
  account_closed: 'Your account is closed. We sent you an email about it.',
  close_deposit_open: 'A deposit of yours is still open. You can close your account once it is confirmed or declined.',
  close_withdrawal_open:
    'A withdrawal of yours is still open. You can close your account once it is paid out or cancelled.',
  close_order_open: 'An order of yours is still open. You can close your account once it is settled.',
  close_invested: 'Some of your money is still invested. Please contact us to end the investment first.',
  close_profit_left: 'Some of your profit is not in your balance yet. Transfer it and withdraw it first.',
  close_balance_left: 'There is still money in your account. Withdraw it first.',
  identity_required: 'Verify your identity first. Until then, no money can leave your account.',
  payouts_held: {
    until: (when) => `To keep your money safe, nothing can leave your account until ${when}.`,
  },
  already_approved: 'Your identity is already verified.',
  registration_received: 'Thanks! We’re reviewing your details. We’ll notify you when it’s done.',
  photo_missing: 'please upload photo',
  photo_not_uploaded: 'Please upload the photo first.',
  photo_saved: 'Your photo was saved.',
  uploads_full: 'You can’t upload more images to this account.',
  upload_in_use: 'This file is in use.',
  unknown_currency: 'Please choose a currency from the list.',
  currency_changed: 'Currency changed.',
  push_endpoint_refused: 'This browser cannot be reached by push.',
  notifications_on: 'Notifications are on.',

  // Money (DEP-3, PAY-3, WD-2, DASH-6, PROF-3).
  deposit_mode_required: 'Please select the mode of deposit',
  deposit_fields_wrong: 'Please fill all required fields correctly',
  user_missing: 'User information is missing',
  deposits_waiting: (count) => `You already have ${count} pending deposits. Please wait until one is decided.`,
  orders_waiting: (count) => `You already have ${count} pending orders. Please wait until one is decided.`,
  sales_unpaid: (count) =>
    `You already have ${count} sales waiting for your coins. Send those first, or wait until they end.`,
  deposit_created: 'Deposit created.',
  deposit_decided: 'This deposit has already been decided.',
  demo_refused: 'The operator of this demo can’t do that now.',
  deposit_rate_held: 'This amount is held for 15 minutes.',
  deposit_without_rate: 'This deposit is not paid in a coin.',
  payment_marked: 'The system will be updated to reflect your payment once it has been confirmed!',
  payment_unmarked: 'The deposit is no longer marked as paid.',
  insufficient_fund: 'Insufficient fund',
  amount_not_above_zero: 'Please enter an amount above 0',
  funds_transferred: 'Funds transferred.',
  withdrawal_fields_missing: 'Please fill in required fields',
  withdrawals_waiting: (count) =>
    count === 1
      ? 'You already have a withdrawal waiting. Please wait until it’s decided, or cancel it.'
      : `You already have ${count} withdrawals waiting. Please wait until one is decided, or cancel one.`,
  invalid_address: 'This address isn’t valid. Please check it.',
  withdrawal_requested: 'Withdrawal requested.',
  withdrawal_decided: 'This withdrawal has already been decided.',
  withdrawal_processing: 'This withdrawal is being paid out and can no longer be cancelled.',
  withdrawal_cancelled: 'Withdrawal cancelled.',
  trade_requested: 'Your request was sent.',

  // The wallet (WENTRY-1, WALLET-4, WALLET-7).
  wallet_not_enabled: 'Wallet feature is not enabled yet on this account',
  network_not_configured: 'No network configured',
  network_unreachable: 'The network isn’t responding, so we don’t know the result.',
  network_method_unknown: 'This network doesn’t support this method',
  network_params_wrong: 'Invalid parameters for this method',
  chain_unknown: 'Please choose a chain from the list',
  asset_unknown: 'Please choose an asset of this chain',
  quantity_wrong: 'Please enter a valid quantity for this asset',
  unknown_quote: 'This quote doesn’t exist. Get a new one.',
  quote_expired: 'This quote has expired. Get a new one.',
  quote_used: 'This quote has already been used. Get a new one.',
  quote_mismatch: 'This quote is for a different order. Get a new one.',
  quote_needed: 'Get a quote for this order first.',
  order_too_small: (dollars) => `The smallest order is $${dollars.toLocaleString('en')}.`,
  quote_not_for_sending: 'Quotes are only for buying and selling',
  order_created: 'Order created.',
};

/** A message as an answer contains it. */
export interface ServerMessage {
  /** For the person, in English. */
  readonly message: string;
  readonly messageCode: MessageCode;
  readonly params?: MessageParams;
}

/** The message of a code; `value` is the number or the time in it, if it has one. */
export function messageOf(messageCode: MessageCode, value?: number | Date): ServerMessage {
  const sentence = sentences[messageCode];
  if (typeof sentence === 'string') return { message: sentence, messageCode };
  if (typeof sentence === 'function' && typeof value === 'number')
    return { message: sentence(value), messageCode, params: { count: value } };
  if (typeof sentence === 'object' && value instanceof Date)
    return { message: sentence.until(toTheMinute(value)), messageCode, params: { until: value.toISOString() } };
  throw new Error(`The sentence ${messageCode} needs its number or its time.`);
}

/** Whether a text of the contract, as in `x-messages`, is a message code. */
export function isMessageCode(text: string | undefined): text is MessageCode {
  return text !== undefined && Object.hasOwn(sentences, text);
}
