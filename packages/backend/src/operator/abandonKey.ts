import { bytesToHex } from '@noble/hashes/utils.js';
import { audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { type Db, type Queryable, singleRow } from '../db/Db.ts';
import { replaceLostSecrets } from '../modules/factors/replaceLostSecrets.ts';
import { type Destination, sealDestination } from '../modules/withdrawals/destination.ts';
import { nameOf } from '../sealing/dataKey.ts';
import type { Keyring } from '../sealing/Keyring.ts';
import { keysOf } from '../sealing/openSealer.ts';
import { SEALED } from '../sealing/places.ts';
import { makeCurrent } from '../sealing/rotate.ts';
import { sealerOf } from '../sealing/Sealer.ts';
import { SECURITY_LOG_KEY } from '../security/log/emailHash.ts';
import { OperatorFault, type Result } from './result.ts';

const PAGE = 500;
const VAPID = 'vapid';
const UNREADABLE = 'Nobody can read what it encrypted:';
/** The identity data of an account. Its investor can submit it again. */
const IDENTITY = [SEALED.nid, SEALED.address, SEALED.phone];
/** Stored in place of a destination that can no longer be decrypted. */
const NO_DESTINATION: Destination = {};

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyring: Keyring;
  /** Whether pushes are signed with generated keys instead of configured ones. */
  readonly madePushKeys: boolean;
}

interface AbandonOptions {
  /** The name of the lost key. */
  readonly key: string;
  /** Perform the operation; otherwise only the loss is reported. */
  readonly accepted: boolean;
  readonly actor: string;
}

/** The data that cannot be decrypted without a key. */
interface Loss {
  /** Ids of unpaid withdrawals, oldest first, whose destinations are lost. */
  readonly open: readonly string[];
  /** Number of decided withdrawals whose destinations are lost. */
  readonly decided: number;
  /** Number of accounts whose identity number, address or phone number is lost. */
  readonly people: number;
  /** Number of identity images in use. */
  readonly images: number;
  /** Number of authenticator apps whose codes can no longer be verified. */
  readonly authenticators: number;
  /** Number of addresses in the address books of investors (ADDR-1). */
  readonly savedAddresses: number;
  /** Names of the server's own keys, such as `vapid`. */
  readonly serverKeys: readonly string[];
  /** Number of browsers registered with the lost Web Push keys. */
  readonly browsers: number;
}

/** The consequence of losing each of the server's own keys. The next start generates new ones. */
const SERVER_KEY_LOSS: Readonly<Record<string, (loss: Loss) => string>> = {
  [VAPID]: ({ browsers }) =>
    `the keys of Web Push: ${browsers} browsers get no push messages until they register again`,
  objects: () =>
    'the key of upload forms and image addresses: those handed out before are void, the images themselves are not touched',
  fingerprints: () => 'the key of retries: one that began before is refused as another body, nothing happens twice',
  [SECURITY_LOG_KEY]: () =>
    'the key of the security log: e-mails without an account that were typed before are not found any more',
  desk: () => "the demo desk's wallet on local chains: its coins, and sales that it was not paid for yet",
};

/**
 * Continues without a data key that is permanently lost (OPS-2), in one transaction: what it sealed is discarded, the
 * newest available key seals from now on (a new one is generated if there is none), and the data no longer needs the
 * lost key. Throws an `OperatorFault` that reports the loss if it was not accepted, or if the key is available or not
 * needed.
 */
export function abandonKey(deps: Deps, { key, accepted, actor }: AbandonOptions): Promise<Result> {
  const { db, clock, keyring } = deps;
  return db.tx(async (tx) => {
    await tx.query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE');
    const needed = await keysOf(tx);
    const missing = needed.filter((each) => !keyring.find(each));
    const id = missing.find((each) => nameOf(each) === key);
    if (!id) throw new OperatorFault(notMissing(key, missing.map(nameOf)));
    const loss = await lossOf(tx, id, deps);
    if (!accepted)
      throw new OperatorFault(
        [
          UNREADABLE,
          ...lossLines(loss),
          'Accounts, balances and the books are intact. Make a backup first: if the key is found, it can decrypt the backup.',
          'To continue without the key and lose all this, add --accept-loss. Nothing was changed.',
        ].join('\n'),
      );
    const current = needed[0] ?? id;
    const replacement = keyring.find(current) ?? keyring.all()[0] ?? keyring.make();
    if (nameOf(replacement.id) !== nameOf(current)) await makeCurrent(tx, replacement.id, clock());
    await discardSealed(tx, deps, { lost: id, replacement: replacement.id, loss });
    const detail = `now: ${nameOf(replacement.id)}; destinations: ${loss.open.length} open, ${loss.decided} decided; accounts: ${loss.people}; images: ${loss.images}; authenticators: ${loss.authenticators}; saved addresses: ${loss.savedAddresses}; keys: ${loss.serverKeys.join(', ') || 'none'}; browsers: ${loss.browsers}`;
    await audit(tx, clock, { actor, action: 'keys.abandon', object: key, detail });
    return {
      changed: true,
      message: [
        `The data no longer needs the key ${key}, and ${nameOf(replacement.id)} encrypts new data: store a copy of it. ${UNREADABLE}`,
        ...lossLines(loss),
        'Ask each investor with a pending withdrawal for its destination, or reject it, which makes its amount available again. Start the server now.',
      ].join('\n'),
      fields: {
        key: nameOf(replacement.id),
        before: key,
        openWithdrawals: loss.open.length,
        decidedWithdrawals: loss.decided,
        accounts: loss.people,
      },
    };
  });
}

function notMissing(key: string, missing: readonly string[]): string {
  if (missing.length === 0) return 'Every data key that the data needs is available. Nothing was changed.';
  return `The data does not lack the key ${key}; what it lacks is ${missing.join(' and ')}. Nothing was changed.`;
}

/** One line for each kind of loss. */
function lossLines(loss: Loss): string[] {
  const { open, decided, authenticators, people, images, savedAddresses, serverKeys } = loss;
  return [
    ...(open.length > 0 ? [`where ${open.length} open withdrawals go: ${open.join(', ')}`] : []),
    ...(decided > 0
      ? [`where ${decided} decided withdrawals went, but for the last signs in the investors' events`]
      : []),
    ...(people > 0 ? [`the identity number, address and phone number of ${people} accounts`] : []),
    ...(images > 0 ? [`${images} identity images: those that wait for a decision must be submitted again`] : []),
    ...(authenticators > 0
      ? [
          `${authenticators} authenticator apps: their people sign in by a passkey or a recovery code, or ask for users reset-factors`,
        ]
      : []),
    ...(savedAddresses > 0 ? [`${savedAddresses} saved addresses of investors, who can save them again`] : []),
    ...serverKeys.map((name) => SERVER_KEY_LOSS[name]?.(loss) ?? `the server's own key ${name}`),
  ].map((line) => `- ${line}`);
}

/** Determines what is sealed with a key. Read-only. */
async function lossOf(tx: Queryable, id: Uint8Array, { madePushKeys }: Deps): Promise<Loss> {
  const open = await tx.query<{ id: string }>(
    "SELECT id FROM withdrawals WHERE destination_key = $1 AND status IN ('Pending', 'Processing') ORDER BY created_at, id",
    [id],
  );
  const { decided } = singleRow(
    await tx.query<{ decided: bigint }>(
      "SELECT COUNT(*) AS decided FROM withdrawals WHERE destination_key = $1 AND status NOT IN ('Pending', 'Processing')",
      [id],
    ),
  );
  const { people } = singleRow(
    await tx.query<{ people: bigint }>(
      `SELECT COUNT(*) AS people FROM users WHERE ${IDENTITY.map(({ column }) => `${column}_key = $1`).join(' OR ')}`,
      [id],
    ),
  );
  const { authenticators } = singleRow(
    await tx.query<{ authenticators: bigint }>(
      'SELECT COUNT(*) AS authenticators FROM authenticators WHERE secret_key = $1',
      [id],
    ),
  );
  const { saved } = singleRow(
    await tx.query<{ saved: bigint }>('SELECT COUNT(*) AS saved FROM saved_addresses WHERE address_key = $1', [id]),
  );
  const { images } = singleRow(
    await tx.query<{ images: bigint }>(
      "SELECT COUNT(*) AS images FROM uploads WHERE image_key = $1 AND state IN ('stored', 'attached')",
      [id],
    ),
  );
  const keys = await tx.query<{ name: string }>('SELECT name FROM server_keys WHERE value_key = $1 ORDER BY name', [
    id,
  ]);
  const serverKeys = keys.map(({ name }) => name);
  const { browsers } = singleRow(
    await tx.query<{ browsers: bigint }>('SELECT COUNT(*) AS browsers FROM push_subscriptions'),
  );
  return {
    open: open.map((row) => row.id),
    decided: Number(decided),
    people: Number(people),
    images: Number(images),
    authenticators: Number(authenticators),
    savedAddresses: Number(saved),
    serverKeys,
    browsers: madePushKeys && serverKeys.includes(VAPID) ? Number(browsers) : 0,
  };
}

async function discardSealed(
  tx: Queryable,
  { keyring }: Deps,
  { lost, replacement, loss }: { lost: Uint8Array; replacement: Uint8Array; loss: Loss },
): Promise<void> {
  await discardDestinations(tx, keyring, { lost, replacement });
  for (const { column } of IDENTITY)
    await tx.query(`UPDATE users SET ${column}_sealed = NULL, ${column}_key = NULL WHERE ${column}_key = $1`, [lost]);
  await tx.query("UPDATE uploads SET state = 'deleted', image_key = NULL WHERE image_key = $1", [lost]);
  await tx.query('DELETE FROM saved_addresses WHERE address_key = $1', [lost]);
  await replaceLostSecrets(tx, sealerOf(keyring), { lost, replacement });
  // Push services permanently refuse pushes that are signed with another key.
  if (loss.browsers > 0) await tx.query('DELETE FROM push_subscriptions');
  await tx.query('DELETE FROM server_keys WHERE value_key = $1', [lost]);
  await tx.query('DELETE FROM data_keys WHERE id = $1', [lost]);
}

/** Replaces each destination by an empty one. */
async function discardDestinations(
  tx: Queryable,
  keyring: Keyring,
  { lost, replacement }: { lost: Uint8Array; replacement: Uint8Array },
): Promise<void> {
  const sealer = sealerOf(keyring);
  for (;;) {
    const found = await tx.query<{ id: string }>(
      `SELECT id FROM withdrawals WHERE destination_key = $1 ORDER BY id LIMIT ${PAGE} FOR UPDATE`,
      [lost],
    );
    if (found.length === 0) return;
    const sealed = found.map((row) => bytesToHex(sealDestination(sealer, replacement, row.id, NO_DESTINATION)));
    await tx.query(
      `UPDATE withdrawals SET destination_key = $1, destination_sealed = decode(given.hex, 'hex')
       FROM unnest($2::uuid[], $3::text[]) AS given (row, hex) WHERE withdrawals.id = given.row`,
      [replacement, found.map((row) => row.id), sealed],
    );
  }
}
