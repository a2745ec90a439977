// Publishes the stories of the sidebar, in the modes of .storybook/chromaticModes.ts, for visual review: npm run
// chromatic
import { run } from './lib/run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // The token stays in the environment, where chromatic reads it; an argument would be visible in the process list.
  const { ok } = await run('chromatic', ['--build-script-name', 'build-storybook', ...process.argv.slice(2)], {
    // The stories that only test are left out (.storybook/main.ts).
    env: { CHROMATIC_STORIES: '1' },
    show: true,
  });
  process.exitCode = ok ? 0 : 1;
} else {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Create a project on chromatic.com, take the token from Manage > Configure, and run\n' +
      '  CHROMATIC_PROJECT_TOKEN=... npm run chromatic\n' +
      'The same stories are reviewed without an account with `npm run storybook`.',
  );
  process.exitCode = 1;
}
