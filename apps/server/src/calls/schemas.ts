import { type ContractOperation, inlined, type Media } from '../contract/contract.ts';

/** What the JSON of a request must be; undefined where an operation takes none. */
export function bodySchema({ requestBody }: Pick<ContractOperation, 'requestBody'>): object | undefined {
  return jsonOf(requestBody);
}

/** The schemas of the answers that are JSON and no failures, by their status. */
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
