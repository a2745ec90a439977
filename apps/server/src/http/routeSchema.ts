import type { FastifySchema } from 'fastify';
import { type ContractOperation, inlined, type Media } from '../contract/contract.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

/** What a request of an operation is held against: its parameters, and its body where that is JSON. */
export function requestSchema({ parameters = [], requestBody }: ContractOperation): FastifySchema {
  const all = inlined(parameters) as readonly Parameter[];
  const body = jsonOf(requestBody);
  return {
    ...schemaOfAll('params', all, 'path'),
    ...schemaOfAll('querystring', all, 'query'),
    ...schemaOfAll('headers', all, 'header'),
    ...(body && { body }),
  };
}

/** Schemas of answers by their status. */
export type AnswerSchemas = ReadonlyMap<number, Readonly<Record<string, unknown>>>;

/** The schemas of the answers that are JSON and no failures, by their status. */
export function answerSchemas({ responses }: ContractOperation): AnswerSchemas {
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    const schema = jsonOf(response);
    return schema && Number(status) < 300 ? [[Number(status), schema] as const] : [];
  });
  return new Map(answers);
}

function jsonOf(media: Media | undefined): Readonly<Record<string, unknown>> | undefined {
  return (inlined(media) as Media | undefined)?.content?.['application/json']?.schema;
}

/** Node writes the names of headers small. A schema with capitals in them would check nothing. */
function schemaOfAll(part: keyof FastifySchema, all: readonly Parameter[], place: Parameter['in']): FastifySchema {
  const own = all
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({ ...parameter, name: place === 'header' ? parameter.name.toLowerCase() : parameter.name }));
  if (own.length === 0) return {};
  const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
  const required = own.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return { [part]: { type: 'object', properties, ...(required.length > 0 && { required }) } };
}
