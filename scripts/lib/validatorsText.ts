import { fileURLToPath } from 'node:url';
import { bodySchema } from '@keel/backend/calls/schemas.ts';
import { type ContractOperation, inlined, servedOperations } from '@keel/backend/contract/contract.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats, { type FormatsPlugin } from 'ajv-formats';
import { build, type Plugin } from 'esbuild';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: object;
}

const HEAD = [
  '// Made from openapi.yaml by scripts/generate-validators.ts; change that file, not this one.',
  '/* oxlint-disable -- ajv wrote it */',
].join('\n');

/** The source of a module with a function for each part of each request, such as `login_body`. */
export async function validatorsText(): Promise<string> {
  const operations = [...servedOperations()].map(([id, { operation }]) => ({ id, operation }));
  const bodies = operations.flatMap(({ id, operation }) => {
    const body = bodySchema(operation);
    return body ? [[`${id}_body`, body] as const] : [];
  });
  const rest = operations.flatMap(({ id, operation }) =>
    Object.entries(parameterSchemas(operation)).map(([part, schema]) => [`${id}_${part}`, schema] as const),
  );
  return bundled({ bodies: compiled(bodies, false), rest: compiled(rest, true) });
}

/** A schema of all parameters in the path, in the query and in the headers, if there are any. */
function parameterSchemas({ parameters = [] }: ContractOperation): Readonly<Record<string, object>> {
  const all = inlined(parameters) as readonly Parameter[];
  return {
    ...schemaOfAll('params', all, 'path'),
    ...schemaOfAll('query', all, 'query'),
    ...schemaOfAll('headers', all, 'header'),
  };
}

/** Header names arrive in lower case, so a schema with capitals would check nothing. */
function schemaOfAll(
  part: string,
  all: readonly Parameter[],
  place: Parameter['in'],
): Readonly<Record<string, object>> {
  const parameters = all
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({ ...parameter, name: place === 'header' ? parameter.name.toLowerCase() : parameter.name }));
  if (parameters.length === 0) return {};
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required === true).map(({ name }) => name);
  return { [part]: { type: 'object', properties, ...(required.length > 0 && { required }) } };
}

/**
 * The functions of some schemas, as ajv generates them: still with calls of `require` for the parts of ajv that they
 * use.
 */
function compiled(schemas: readonly (readonly [name: string, schema: object])[], coerceTypes: boolean): string {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    allErrors: true,
    strict: false,
    code: { source: true, esm: true },
  });
  (addFormats as unknown as FormatsPlugin)(ajv);
  // A copy of each: ajv would declare the name of a shared schema twice.
  for (const [name, schema] of schemas) ajv.addSchema(structuredClone(schema), name);
  return standalone.default(ajv, Object.fromEntries(schemas.map(([name]) => [name, name])));
}

/** One module without imports: the parts of ajv that the functions use are included. */
async function bundled(modules: Readonly<Record<string, string>>): Promise<string> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const generated: Plugin = {
    name: 'generated',
    setup(bundler) {
      bundler.onResolve({ filter: /^generated:/ }, ({ path }) => ({
        path: path.slice('generated:'.length),
        namespace: 'generated',
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'generated' }, ({ path }) => ({
        contents: modules[path] ?? '',
        resolveDir: root,
      }));
    },
  };
  const { outputFiles } = await build({
    stdin: {
      contents: Object.keys(modules)
        .map((name) => `export * from 'generated:${name}';`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    charset: 'utf8',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 160,
    write: false,
    plugins: [generated],
  });
  const code = outputFiles[0]?.text ?? '';
  if (/\bnew Function\b|\beval\(/.test(code)) throw new Error('A validator compiles code when it runs.');
  return `${HEAD}\n${code}`;
}
