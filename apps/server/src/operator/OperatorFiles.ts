import type { Context } from '../context.ts';
import type { Progress } from './call.ts';
import type { Result } from './result.ts';

/** A backup as an operator asks for it. */
export interface BackupRequest {
  readonly file: string;
  /** Replace a file that is there. */
  readonly force: boolean;
  readonly actor: string;
}

/** The port to the files of whoever operates the server. A host without files refuses with an `OperatorFault`. */
export interface OperatorFiles {
  /** Writes an image so that nobody else can read it. */
  writeImage(file: string, bytes: Uint8Array): Promise<void>;
  backUp(context: Context, request: BackupRequest, progress: Progress): Promise<Result>;
}
