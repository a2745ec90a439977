import { expect, it } from 'vitest';
import { withRelativePaths } from '../../.storybook/relativeDocgenPaths.ts';

it('[STUDIO-6] a built Storybook contains no path of the machine that built it (U-15)', () => {
  const code = '{"filePath":"/srv/ada/keel/packages/ui/src/Text.tsx","title":"/srv/ada/keel/packages"}';
  expect(withRelativePaths(code, '/srv/ada/keel/')).toBe(
    '{"filePath":"packages/ui/src/Text.tsx","title":"/srv/ada/keel/packages"}',
  );
  const type = String.raw`{"name":"typeof import(\"/srv/ada/keel/packages/ui/src/en\")"}`;
  expect(withRelativePaths(type, '/srv/ada/keel')).toBe(type.replace('/srv/ada/keel/', ''));
  expect(withRelativePaths('"fileName": "C:/keel/Text.tsx"', 'C:\\keel')).toBe('"fileName": "Text.tsx"');
});
