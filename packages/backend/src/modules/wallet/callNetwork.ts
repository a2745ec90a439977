import { invalidPart } from '../../chains/methods.ts';
import { type NodeAnswer, NodeFault } from '../../chains/Node.ts';
import type { Context } from '../../context.ts';
import type { Call, Reply } from '../../contract/contract.ts';
import { invalidField, tooManyRequests } from '../../contract/refusals.ts';
import { networkNotConfigured, networkUnreachable } from './messages.ts';

const WRONG = {
  method: 'network_method_unknown',
  params: 'network_params_wrong',
} as const;

/** WALLET-4, WALLET-5: forwards an allowed request to the node, without any data of the account. */
export async function callNetwork(call: Call<'callNetwork'>, context: Context): Promise<Reply<'callNetwork'>> {
  const { chain, network } = call.params;
  const { method, params } = call.body;
  const allowed = context.nodes.countCall(call.caller.userId);
  if (!allowed.ok) return tooManyRequests(allowed);
  const wrong = invalidPart(chain, method, params);
  if (wrong) return invalidField(wrong, WRONG[wrong]);
  const node = await context.nodes.of(chain, network);
  if (!node) return networkNotConfigured;
  try {
    return { status: 200, body: { bool: true, ...replyOf(await context.nodes.callNode(node, method, params)) } };
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error;
    context.log.warn({ chain, network, method, reason: error.message }, 'a node failed');
    return networkUnreachable;
  }
}

function replyOf(answer: NodeAnswer) {
  if (answer.ok) return { message: 'The network answered.', result: answer.result, error: null };
  const { ok: _, ...error } = answer;
  return { message: 'The network refused.', result: null, error };
}
