import { readFile, writeFile } from 'node:fs/promises';
import { faults } from './faults.ts';
import { type FaultResult, readResults } from './results.ts';
import { serverFaults } from './serverFaults.ts';

const PAGE = new URL('../../../../../docs/qa-faults.md', import.meta.url);
const [BEGIN, END] = ['<!-- generated: seeded faults -->\n', '<!-- end of what is generated -->\n'];

/** The text of docs/qa-faults.md, as stored and with the current seeded faults. */
export async function readFaultsPage(): Promise<{ readonly current: string; readonly fresh: string }> {
  const current = await readFile(PAGE, 'utf8');
  const [before = '', rest = ''] = current.split(BEGIN);
  const [, after] = rest.split(END);
  if (after === undefined) throw new Error('docs/qa-faults.md has no place for the seeded faults.');
  return { current, fresh: `${before}${BEGIN}${await seededFaults()}${END}${after}` };
}

/** Writes the current seeded faults into docs/qa-faults.md. */
export async function writeFaultsPage(): Promise<void> {
  await writeFile(PAGE, (await readFaultsPage()).fresh);
}

async function seededFaults(): Promise<string> {
  const results = await readResults();
  const rows = [
    ...faults.map(({ id, flow, wrong }) => [`\`${id}\``, wrong, `flow \`${flow}\``, resultText(results[id])]),
    ...serverFaults.map(({ id, race, wrong }) => [`\`${id}\``, wrong, `race \`${race}\``, resultText(results[id])]),
  ];
  const tried = [...faults, ...serverFaults].filter(({ id }) => results[id] !== undefined);
  const noticed = tried.filter(({ id }) => results[id]?.isNoticed);
  return [
    `There are ${faults.length} faults of the app and ${serverFaults.length} of the server. Of the ${tried.length} that were tried since`,
    `27 November 2026, ${noticed.length} were noticed.`,
    '',
    '| id | what is wrong | must be noticed by | tried |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

function resultText(result: FaultResult | undefined): string {
  if (result === undefined) return '';
  return `${result.triedOn}: ${result.isNoticed ? 'noticed' : '**missed**'}`;
}
