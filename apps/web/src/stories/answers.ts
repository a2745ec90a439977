import { type OperationId, type operations, operationTable } from '@keel/contract';

type Responses<Id extends OperationId> = operations[Id]['responses'];
type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never;
type Answered<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: {
    readonly status: Status;
    readonly body: JsonOf<Responses<Id>[Status]>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof Responses<Id> & number];

/**
 * The outcome of a call: a status with the body that openapi.yaml defines for it, or no answer. 'pending' never
 * arrives; 'offline' fails immediately, as without a network.
 */
export type Answer<Id extends OperationId> = Answered<Id> | 'pending' | 'offline';

/**
 * The answers of a story, by the name of the call. A list has one answer for each call; its last answer is repeated.
 */
export type Answers = { readonly [Id in OperationId]?: Answer<Id> | readonly Answer<Id>[] };

type AnyAnswer = { status: number; body: unknown; headers?: Readonly<Record<string, string>> } | 'pending' | 'offline';

/** A replacement for the network, for stories only. It reports the name of each call and nothing of what was sent. */
export function answerWith(answers: Answers, onCall: (id: OperationId) => void) {
  const counts = new Map<OperationId, number>();
  return async (request: Request): Promise<Response> => {
    const id = operationOf(request);
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    onCall(id);
    const sequence: readonly AnyAnswer[] = [answers[id] ?? []].flat();
    const answer = sequence[count] ?? sequence.at(-1);
    if (answer === undefined) throw new Error(`The story has no answer for ${id}.`);
    return respond(answer);
  };
}

function respond(answer: AnyAnswer): Response | Promise<never> {
  if (answer === 'pending') return new Promise(() => undefined);
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  const { status, body, headers } = answer;
  // `Response.json` refuses an answer without a body.
  if (status === 204) return new Response(null, { status });
  return Response.json(body, { status, ...(headers && { headers }) });
}

function operationOf({ method, url }: Request): OperationId {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  const found = Object.entries(operationTable).find(
    ([, operation]) => operation.method === method.toLowerCase() && isAt(operation.path, path),
  );
  if (!found) throw new Error(`openapi.yaml has no call ${method} ${path}.`);
  return found[0] as OperationId;
}

function isAt(template: string, path: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}
