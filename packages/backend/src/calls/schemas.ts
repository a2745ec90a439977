import { type ContractOperation, inlined, type Media } from '../contract/contract.ts';

/** The schema of an operation's JSON body; undefined if it takes none. */
export function bodySchema({ requestBody }: Pick<ContractOperation, 'requestBody'>): object | undefined {
  return jsonOf(requestBody);
}

/** The schemas of successful JSON answers by status. */
export function answerSchemas({ responses }: Pick<ContractOperation, 'responses'>): ReadonlyMap<number, object> {
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    const schema = jsonOf(response);
    return schema && Number(status) < 300 ? [[Number(status), schema] as const] : [];
  });
  return new Map(answers);
}

function jsonOf(media: Media | undefined): object | undefined {
  return (inlined(media) as Media | undefined)?.content?.['application/json']?.schema;
}
