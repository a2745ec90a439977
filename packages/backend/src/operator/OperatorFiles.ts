import type { Context } from '../context.ts';
import type { Progress } from './call.ts';
import type { Result } from './result.ts';

/** An operator's request for a backup. */
export interface BackupRequest {
  readonly file: string;
  /** Replace an existing file. */
  readonly force: boolean;
  readonly actor: string;
}

/** The port for the operator's files. A host without files refuses with an `OperatorFault`. */
export interface OperatorFiles {
  /** Writes an image so that nobody else can read it. */
  writeImage(file: string, bytes: Uint8Array): Promise<void>;
  backUp(context: Context, request: BackupRequest, progress: Progress): Promise<Result>;
}
