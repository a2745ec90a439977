import { rename, writeFile } from 'node:fs/promises';
import type { OperatorFiles } from '@keel/backend/operator/OperatorFiles.ts';
import { backUp } from './backUp.ts';

/** The files of the server's own machine. */
export const diskFiles: OperatorFiles = {
  async writeImage(file, bytes) {
    await writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await rename(`${file}.part`, file);
  },
  backUp: (context, request, progress) =>
    backUp(
      context,
      { ...request, keyFile: context.config.backupKeyFile, isLive: context.config.mode === 'live' },
      progress,
    ),
};
