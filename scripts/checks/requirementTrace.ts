import { traceRequirements } from '../lib/requirements.ts';
import { findings, type Outcome } from './outcome.ts';

/** Every id in a test's title is one of docs/requirements.md. Requirements without a test are counted only. */
export async function checkRequirementTrace(): Promise<Outcome> {
  const { rows, unknown } = await traceRequirements();
  const named = rows.filter((row) => row.namings.length > 0).length;
  return findings(
    unknown.map(({ id, file, title }) => `${file}: '${title}' names ${id}, which docs/requirements.md does not have`),
    `${named} of ${rows.length} requirements named by a test`,
    'unknown ids',
  );
}
