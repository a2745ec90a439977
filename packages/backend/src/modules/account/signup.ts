import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { refusals, tooManyRequests } from '../../contract/refusals.ts';
import { isCountry } from '../../lists/countries.ts';
import { queueMail } from '../../mail/outbox.ts';
import { generateToken, hashToken } from '../../security/token.ts';
import { messageOf, type ServerMessage } from '../../words/sentences.ts';
import { generateCode, limitSignUpMails, storeCode, throttleCodes } from '../verification/codes.ts';
import { accountExistsMail } from '../verification/mails.ts';
import { CODE_LIFE_MS } from '../verification/rules.ts';
import { newPasswordFault } from './newPassword.ts';
import { createSignUp, isOwned, type NewUser } from './users.ts';

type Signup = Call<'signup'>['body'];

/** The reply with the token of the sign-up. If the e-mail has an account already, the token belongs to no sign-up. */
function created(signUpToken: string) {
  return {
    status: 200,
    body: { bool: true, ...messageOf('code_sent'), url: '/verification', signUpToken },
  } as const satisfies Reply<'signup'>;
}

/** SIGNUP-7. Deliberately without Location: a browser's fetch would follow it and never see this answer. */
const exists = {
  status: 303,
  code: 'account_exists',
  ...messageOf('account_exists'),
} as const satisfies Refusal;

/**
 * SIGNUP-5, SIGNUP-6: stores a sign-up and mails its code. A sign-up does not reserve its e-mail: several people can
 * sign up with the same one, and the account belongs to the one who verifies it (AUTH-2).
 */
export async function signup(
  { body, addressKey: network }: Call<'signup'>,
  context: Context,
): Promise<Reply<'signup'>> {
  const { clock, config, db, hasher, outbox } = context;
  const wrong = (await fault(body, config.passwordMin)) ?? (await packageFault(body, context));
  if (wrong) return wrong;

  const email = body.email.toLowerCase();
  const owned = await isOwned(db, email);
  if (owned && !config.hideAccounts) return exists;
  const allowed = await limitSignUpMails(db, clock, { email, network });
  if (!allowed.ok) return tooManyRequests(allowed, 'code_too_soon');
  // Hashed whether the e-mail is taken or not, so that the response time does not reveal it.
  const [passwordHash, code] = await Promise.all([hasher.hash(body.password), generateCode(hasher)]);
  const token = generateToken();
  await db.tx(async (tx) => {
    if (owned) {
      await throttleCodes(tx, clock, token);
      await queueMail(tx, clock, { to: body.email, content: accountExistsMail, lifeMs: CODE_LIFE_MS });
      return;
    }
    const id = await createSignUp(tx, context, newUser(body, passwordHash), hashToken(token));
    await throttleCodes(tx, clock, id);
    await storeCode(tx, clock, { id, email: body.email }, code);
  });
  outbox.kick();
  return created(token);
}

function newUser(body: Signup, passwordHash: string): NewUser {
  return {
    email: body.email,
    passwordHash,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    gender: body.gender,
    country: body.country,
    phone: body.phone,
    packageId: body.package,
  };
}

/** Checks that the schema cannot express; returns the first failure in the order of the form. */
async function fault(body: Signup, passwordMin: number): Promise<Refusal<422> | undefined> {
  const weak = await newPasswordFault(body.password, passwordMin);
  if (weak) return { ...field('password', weak.reason), ...(weak.code && { code: weak.code }) };
  if (body.password !== body.confirmPassword) return field('confirmPassword', messageOf('passwords_differ'));
  if (!isCountry(body.country)) return field('country', messageOf('country_required'));
  return undefined;
}

async function packageFault(body: Signup, { db }: Context): Promise<Refusal<422> | undefined> {
  const found = await db.query('SELECT id FROM plans WHERE id = $1 AND retired_at IS NULL', [body.package]);
  if (found.length === 1) return undefined;
  return { ...field('package', messageOf('package_required')), code: 'unknown_package' };
}

function field(name: keyof Signup, reason: ServerMessage): Refusal<422> {
  return { ...refusals.invalid, ...reason, errors: [{ field: name, message: reason.message }] };
}
