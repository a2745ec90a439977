// Compiles the JSON schema of recorded runs into a function:  npm run generate
import { writeFile } from 'node:fs/promises';
import { runValidatorText } from './runValidator.ts';

await writeFile(new URL('../src/replay/validateRun.gen.ts', import.meta.url), runValidatorText());
