// Compares the Matrix story of each component with its picture, mode by mode:  npm run pictures [-- --update] [-- FILE]
import { PICTURE_MODES } from './lib/pictureModes.ts';
import { run } from './lib/run.ts';

let isSame = true;
for (const { name } of PICTURE_MODES) {
  // One process for each mode: projects of one run share their browser context, including forced colours.
  const args = ['run', '--config', 'vitest.visual.config.ts', '--project', name, ...process.argv.slice(2)];
  isSame = (await run('vitest', args, { show: true })).ok && isSame;
}
process.exitCode = isSame ? 0 : 1;
