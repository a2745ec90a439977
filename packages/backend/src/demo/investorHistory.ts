import { after, HOUR } from '../clock.ts';
import type { Context } from '../context.ts';
import { createUser } from '../modules/account/users.ts';
import { createDeposit } from '../modules/deposits/createDeposit.ts';
import { createPay } from '../modules/deposits/createPay.ts';
import { lastRegistration } from '../modules/identity/readRegistration.ts';
import { saveProfilePhoto } from '../modules/identity/saveProfilePhoto.ts';
import { submitRegistration } from '../modules/identity/submitRegistration.ts';
import { createUploadPolicy } from '../modules/uploads/createUploadPolicy.ts';
import { writeImage } from '../modules/uploads/imageBytes.ts';
import { findUpload, markStored } from '../modules/uploads/uploads.ts';
import { cancelWithdraw } from '../modules/withdrawals/cancelWithdraw.ts';
import { createWithdraw } from '../modules/withdrawals/createWithdraw.ts';
import type { Purpose } from '../objects/uploadRules.ts';
import type { CommandName, Written } from '../operator/commands.ts';
import type { Result } from '../operator/result.ts';
import { callAs, operateAs } from './actAs.ts';
import { DESTINATIONS, type SampleDeposit, type SampleWithdrawal } from './ameliasYear.ts';
import { PEOPLE, type PersonName } from './demoPeople.ts';
import type { SampleFile, SampleImage } from './SampleImage.ts';
import type { Timeline } from './timeline.ts';

/** The operator's name in the sample data, as in the audit log: `operator:demo`. */
const OPERATOR = 'demo';
/** Days from an investor's request to the operator's decision. */
const UNTIL_DECIDED = 0.3;
const UNTIL_PAID = 0.6;

/** Plans the history of one investor of the demo. `daysAgo` are days before now. */
export interface InvestorHistory {
  /** Signs up with a verified e-mail; nobody knows the password. */
  joins(daysAgo: number, password: { readonly hash: string; readonly packageId: string }): void;
  /** Submits sample identity data, which the operator decides; without `end` it stays pending. */
  isIdentified(daysAgo: number, end?: 'approved' | { readonly rejected: string }): void;
  showsPhoto(daysAgo: number, file: SampleFile): void;
  deposits(deposit: SampleDeposit): void;
  withdraws(withdrawal: SampleWithdrawal): void;
  /** Runs an operator command about the investor; WHO is filled in. */
  operator(daysAgo: number, command: CommandName, input: Written): void;
  /** Any other action of the investor. */
  does(daysAgo: number, action: (context: Context, userId: string) => Promise<unknown>): void;
}

/** Creates the history of a person on a timeline. */
export function investorHistory(timeline: Timeline, name: PersonName, sampleImage: SampleImage): InvestorHistory {
  const person = PEOPLE[name];
  const { email } = person;
  const does: InvestorHistory['does'] = (daysAgo, action) =>
    timeline.add(daysAgo, async (context) => action(context, await idOf(context, email)));
  const operator: InvestorHistory['operator'] = (daysAgo, command, input) =>
    timeline.add(daysAgo, (context) => operate(context, command, { who: email, ...input }));

  return {
    does,
    operator,
    joins(daysAgo, { hash: passwordHash, packageId }) {
      timeline.add(daysAgo, ({ clock, db, sealer }) =>
        db.tx((tx) => createUser(tx, { clock, sealer }, { ...person, passwordHash, packageId })),
      );
      // The demo enables the wallet for everybody who signs up.
      operator(daysAgo, 'users enable-wallet', {});
    },
    isIdentified(daysAgo, end) {
      does(daysAgo, (context, userId) => submitIdentity(context, userId, name, sampleImage));
      if (end !== undefined)
        does(daysAgo - UNTIL_DECIDED, async (context, userId) => {
          const last = await lastRegistration(context, context.db, userId);
          const input = { who: email, registration: last?.id ?? '' };
          if (end === 'approved') await operate(context, 'kyc approve', input);
          else await operate(context, 'kyc reject', { ...input, reason: end.rejected });
        });
    },
    showsPhoto: (daysAgo, file) =>
      does(daysAgo, async (context, userId) => {
        const profilePhotoUrl = await upload(context, userId, { purpose: 'profile', file, sampleImage });
        await callAs<'saveProfilePhoto'>(saveProfilePhoto, { userId, body: { profilePhotoUrl, email } }, context);
      }),
    deposits({ ago, amount, mode, credited, declined, waits }) {
      let id = '';
      does(ago, async (context, userId) => {
        const body = { amount, mode, plan: 'Starter', user: userId };
        const reply = await callAs<'createDeposit'>(createDeposit, { userId, body }, context);
        id = 'body' in reply && 'deposit' in reply.body ? reply.body.deposit.depositId : '';
        if (waits !== 'unpaid')
          await callAs<'createPay'>(createPay, { userId, body: { depositId: id, paid: 'Paid' } }, context);
      });
      if (waits !== undefined) return;
      timeline.add(ago - UNTIL_DECIDED, (context) =>
        declined === undefined
          ? operate(context, 'deposits confirm', {
              id,
              reference: reference('PAY', id),
              ...(credited !== undefined && { amount: credited }),
            })
          : operate(context, 'deposits decline', { id, reason: declined }),
      );
    },
    withdraws({ ago, amount, method, ends, rejected, returned }) {
      let id = '';
      does(ago, async (context, userId) => {
        const body = { amount, method, user: userId, ...DESTINATIONS[method] };
        const reply = await callAs<'createWithdraw'>(createWithdraw, { userId, body }, context);
        id = 'body' in reply && 'withdrawal' in reply.body ? reply.body.withdrawal._id : '';
      });
      const decidedAgo = ago - UNTIL_DECIDED;
      if (ends === 'Pending') return;
      if (ends === 'Cancelled') {
        does(decidedAgo, (context, userId) =>
          callAs<'cancelWithdraw'>(cancelWithdraw, { userId, body: { _id: id, user: userId } }, context),
        );
        return;
      }
      if (rejected !== undefined) {
        timeline.add(decidedAgo, (context) => operate(context, 'withdrawals reject', { id, reason: rejected }));
        return;
      }
      timeline.add(decidedAgo, (context) => operate(context, 'withdrawals start', { id }));
      if (ends === 'Processing') return;
      timeline.add(ago - UNTIL_PAID, (context) =>
        returned === undefined
          ? operate(context, 'withdrawals complete', { id, reference: reference('OUT', id) })
          : operate(context, 'withdrawals return', { id, reason: returned }),
      );
    },
  };
}

function operate(context: Context, command: CommandName, input: Written): Promise<Result> {
  return operateAs(OPERATOR, command, input, context);
}

/** A payment reference that says that there was no payment. */
function reference(kind: string, id: string): string {
  return `SAMPLE-${kind}-${id.slice(-8).toUpperCase()}`;
}

async function idOf({ db }: Context, email: string): Promise<string> {
  const [user] = await db.query<{ id: string }>(
    'SELECT id FROM users WHERE email_lower = $1 AND email_verified_at IS NOT NULL',
    [email],
  );
  if (!user) throw new Error(`The sample data have no ${email}.`);
  return user.id;
}

/** KYC-2: submits sample identity data, which is marked as such. */
async function submitIdentity(
  context: Context,
  userId: string,
  name: PersonName,
  sampleImage: SampleImage,
): Promise<void> {
  const { firstName, lastName, country, email } = PEOPLE[name];
  const passportUrl = await upload(context, userId, { purpose: 'identity', file: 'sampleDocument.png', sampleImage });
  const body = {
    Nid: 'SAMPLE 0000',
    country,
    state: 'Sample State',
    address: '1 Sample Street (no real address)',
    passportUrl,
    firstName,
    lastName,
    email,
  };
  await callAs<'submitRegistration'>(submitRegistration, { userId, body }, context);
}

/** Uploads a sample picture like a browser, but without a form; returns its key. */
async function upload(
  context: Context,
  userId: string,
  { purpose, file, sampleImage }: { purpose: Purpose; file: SampleFile; sampleImage: SampleImage },
): Promise<string> {
  const { clock, db, cleanImage } = context;
  const picture = await sampleImage(file);
  const image = await cleanImage(picture, 'image/png');
  if (!image) throw new Error(`${file} is no picture.`);
  const body = { purpose, contentType: 'image/png', size: picture.length } as const;
  await callAs<'createUploadPolicy'>(createUploadPolicy, { userId, body }, context);
  const [issued] = await db.query<{ key: string }>(
    `SELECT key FROM uploads WHERE user_id = $1 AND purpose = $2 AND state = 'issued' AND issued_at > $3`,
    [userId, purpose, after(clock(), -HOUR)],
  );
  const found = issued && (await findUpload(db, issued.key));
  const stored = found && (await markStored(db, clock, found, { objectKey: found.key, image }));
  if (!stored) throw new Error(`${file} could not be uploaded.`);
  await writeImage(context, stored, image.bytes);
  return stored.object_key;
}
