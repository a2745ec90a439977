import type { SavedAddress as Wire } from '@keel/contract';
import type { Reply } from '@keel/flows';
import type { Api } from './api.ts';
import { toReply } from './reply.ts';

/** An address that the investor saved under a label (ADDR-1). */
export type SavedAddress = Wire;

/** A chain and one of its networks, as saved addresses name them. */
export type AddressPlace = Pick<SavedAddress, 'chain' | 'network'>;

/** GET /saved-addresses: by label (ADDR-1). */
export function fetchSavedAddresses(
  { client, ...answers }: Api,
  signal: AbortSignal,
): Promise<Reply<readonly SavedAddress[]>> {
  return toReply(client.GET('/saved-addresses', { signal }), answers, ({ message }) => message);
}

/** POST /save-address: answers 403 `step_up_needed` until the person has proved their identity (ADDR-2). */
export function saveAddress(
  { client, ...answers }: Api,
  { label, chain, network, address }: Omit<SavedAddress, '_id' | 'createdAt'>,
): Promise<Reply<SavedAddress>> {
  const body = { label, chain, network, address };
  return toReply(client.POST('/save-address', { body }), answers, ({ savedAddress }) => savedAddress);
}

/** POST /remove-saved-address (ADDR-1). */
export function removeSavedAddress({ client, ...answers }: Api, id: string): Promise<Reply> {
  return toReply(client.POST('/remove-saved-address', { body: { id } }), answers, () => null);
}
