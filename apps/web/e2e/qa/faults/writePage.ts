// Writes the list of seeded faults into docs/qa-faults.md; part of `npm run generate`.
import { writeFaultsPage } from './faultsPage.ts';

await writeFaultsPage();
