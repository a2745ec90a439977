import type { Context } from '../../context.ts';
import type { Reply } from '../../contract/contract.ts';
import { generateToken, hashToken } from '../../security/token.ts';
import { messageOf } from '../../words/sentences.ts';
import type { Credentials } from '../account/users.ts';
import { openChallenge } from './challenges.ts';
import { factorWaysOf } from './factorViews.ts';
import { requestOptions } from './passkeys.ts';

/** AUTH-4: after a right password, asks for a second factor. Undefined if the account has none. */
export async function askForFactor(user: Credentials, context: Context): Promise<Reply<'login'> | undefined> {
  const { clock, config, db } = context;
  const ways = await factorWaysOf(db, user.id);
  if (ways.length === 0) return undefined;
  const token = generateToken();
  const challenge = await openChallenge(
    db,
    clock,
    { tokenHash: hashToken(token), purpose: 'sign_in' },
    { userId: user.id, passwordHash: user.password_hash },
  );
  const passkey = await requestOptions(db, config, { userId: user.id, challenge });
  return {
    status: 202,
    body: {
      bool: true,
      ...messageOf('second_factor_asked'),
      url: '/login',
      secondFactor: { challenge: token, ways, passkey: passkey && { ...passkey } },
    },
  };
}
