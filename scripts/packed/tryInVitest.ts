import { withConsumer } from './Consumer.ts';

/** Tests of an app take the library as Node loads it, with no plugin and no transform. */
export async function tryInVitest(tarball: string): Promise<void> {
  const tools = ['react', 'react-dom', '@types/react', 'vite', 'vitest'];
  await withConsumer({ name: 'vitest', tarball, tools }, async ({ call }) => {
    await call('npx', '--no-install', 'vitest', 'run');
  });
}
