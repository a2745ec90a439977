import { traceRequirements } from '../lib/requirements.ts';
import { findings, type Outcome } from './outcome.ts';

/** Checks that every id in a test's title is in docs/requirements.md. Requirements without a test are only counted. */
export async function checkRequirementTrace(): Promise<Outcome> {
  const { rows, unknown } = await traceRequirements();
  const named = rows.filter((row) => row.references.length > 0).length;
  return findings(
    unknown.map(({ id, file, title }) => `${file}: '${title}' names ${id}, which docs/requirements.md does not have`),
    `${named} of ${rows.length} requirements named by a test`,
    'unknown ids',
  );
}
