// Packs an empty database for first starts; scripts/ready.mjs calls it once after an install.
import { makeTemplate } from '../src/db/template.ts';

await makeTemplate();
