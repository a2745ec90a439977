import type { ChangeEmailCall, ChangeEmailReply, FollowEmailLinkCall, FollowEmailLinkReply } from '@keel/flows';
import type { Api } from './api.ts';
import { orRefused, toReply } from './reply.ts';

/** POST /change-email (AUTH-3). Requires a recent step-up. */
export function changeEmail(
  { client, ...answers }: Api,
  { email }: ChangeEmailCall,
  signal: AbortSignal,
): Promise<ChangeEmailReply> {
  return toReply(client.POST('/change-email', { body: { email }, signal }), answers, (wire) => wire).then(orRefused);
}

/** POST /confirm-email or /undo-email, with the token of a mailed link (AUTH-3). */
export function followEmailLink(
  { client, ...answers }: Api,
  { act, token }: FollowEmailLinkCall,
  signal: AbortSignal,
): Promise<FollowEmailLinkReply> {
  const request = { body: { token: token.reveal() }, signal };
  const sent = act === 'confirm' ? client.POST('/confirm-email', request) : client.POST('/undo-email', request);
  return toReply(sent, answers, (wire) => wire).then(orRefused);
}
