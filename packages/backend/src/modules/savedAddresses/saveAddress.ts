import type { SavedAddress } from '@keel/contract';
import type { Context } from '../../context.ts';
import type { Call, Refusal, Reply } from '../../contract/contract.ts';
import { invalidField, tooManyRequests } from '../../contract/refusals.ts';
import type { Queryable } from '../../db/Db.ts';
import { newId } from '../../ids.ts';
import { count } from '../../limits/limits.ts';
import { CURRENT_KEY, placeOf, SEALED } from '../../sealing/places.ts';
import { recordSecurity } from '../../security/log/recordSecurity.ts';
import { addressSaved } from '../../security/notices/notices.ts';
import { sendNotice } from '../../security/notices/sendNotice.ts';
import { messageOf } from '../../words/sentences.ts';
import { cleanLabel, isAddressOf, isSameAddress, MAX_SAVED_ADDRESSES, SAVES_AN_HOUR } from './rules.ts';
import { readSavedAddresses } from './savedAddressView.ts';

const full = {
  status: 422,
  code: 'limit_exceeded',
  ...messageOf('saved_addresses_full', MAX_SAVED_ADDRESSES),
} as const satisfies Refusal;

/**
 * ADDR-1: saves an address under a label; the same address under the same label changes nothing. It requires a
 * fresh session, the investor is mailed, and the security log records it (ADDR-2).
 */
export async function saveAddress(call: Call<'saveAddress'>, context: Context): Promise<Reply<'saveAddress'>> {
  const { clock, db, outbox, sealer } = context;
  const { userId } = call.caller;
  const { chain, network } = call.body;
  const label = cleanLabel(call.body.label);
  const address = call.body.address.trim();
  if (label === '') return invalidField('label', 'saved_label_wrong');
  if (!isAddressOf(chain, network, address)) {
    return { ...invalidField('address', 'invalid_address'), code: 'invalid_address' };
  }
  const reply = await db.tx(async (tx): Promise<Reply<'saveAddress'>> => {
    await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
    const saved = await readSavedAddresses(tx, sealer, userId);
    const isSame = (one: SavedAddress) =>
      one.chain === chain && one.network === network && isSameAddress(chain, one.address, address);
    const labelled = saved.find((one) => lower(one.label) === lower(label));
    if (labelled && isSame(labelled)) return savedReply(labelled);
    if (labelled) return invalidField('label', 'saved_label_taken');
    if (saved.some(isSame)) return invalidField('address', 'saved_address_known');
    if (saved.length >= MAX_SAVED_ADDRESSES) return full;
    const allowed = await count(tx, clock, SAVES_AN_HOUR, userId);
    if (!allowed.ok) return tooManyRequests(allowed);
    const created = { _id: newId(clock), label, chain, network, address, createdAt: clock().toISOString() };
    await insert(tx, context, userId, created);
    await sendNotice(tx, context, userId, addressSaved({ chain, address }));
    await recordSecurity(tx, clock, { kind: 'address_saved', userId, from: call });
    return savedReply(created);
  });
  outbox.kick();
  return reply;
}

async function insert(tx: Queryable, { sealer }: Context, userId: string, saved: SavedAddress): Promise<void> {
  const [key] = await tx.query<{ id: Uint8Array }>(`SELECT ${CURRENT_KEY} AS id`);
  if (!key) throw new Error('There is no current data key.');
  const { _id: id, label, chain, network, address, createdAt } = saved;
  const sealed = sealer.seal(key.id, placeOf(SEALED.savedAddress, id), address);
  await tx.write(
    `INSERT INTO saved_addresses (id, user_id, label, label_lower, chain, network, address_sealed, address_key, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, userId, label, lower(label), chain, network, sealed, key.id, new Date(createdAt)],
  );
}

function savedReply(savedAddress: SavedAddress): Reply<'saveAddress'> {
  return { status: 200, body: { bool: true, ...messageOf('address_saved'), savedAddress } };
}

const lower = (label: string) => label.toLowerCase();
