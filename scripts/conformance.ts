// Lists each requirement with the tests that prove it: npm run conformance [-- --json]
import { parseArgs, styleText } from 'node:util';
import { traceRequirements } from './lib/requirements.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { rows, unknown } = await traceRequirements();
const named = rows.filter((row) => row.references.length > 0).length;
const summary = { requirements: rows.length, named, missing: rows.length - named, unknown: unknown.length };

if (values.json) console.log(JSON.stringify({ summary, rows, unknown }, null, 2));
else printTable();

function printTable() {
  const width = Math.max(...rows.map((row) => row.id.length));
  for (const { id, references } of rows) {
    if (references.length === 0) console.log(styleText('dim', `${id.padEnd(width)}  -`));
    for (const [index, { file, title }] of references.entries()) {
      const label = title === id ? file : `${title}  ${styleText('dim', file)}`;
      console.log(`${(index === 0 ? id : '').padEnd(width)}  ${label}`);
    }
  }
  for (const { id, file } of unknown)
    console.log(styleText('red', `${id} is named in ${file} but is not a requirement`));
  console.log(`\n${summary.requirements} requirements: ${named} named by a test, ${summary.missing} by none yet`);
}
