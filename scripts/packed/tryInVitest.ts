import { withConsumer } from './Consumer.ts';

/** Checks that tests of an app can use the library as Node loads it, without a plugin or a transform. */
export async function tryInVitest(tarball: string): Promise<void> {
  const tools = ['react', 'react-dom', '@types/react', 'vite', 'vitest'];
  await withConsumer({ name: 'vitest', tarball, tools }, async ({ call }) => {
    await call('npx', '--no-install', 'vitest', 'run');
  });
}
