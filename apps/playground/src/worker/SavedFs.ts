import { IdbFs } from '@electric-sql/pglite';
import { SAVED_NAME } from '../tab/savedDatabase.ts';

/**
 * The files of the engine in memory, with a copy in IndexedDB. The engine saves after each statement, which costs much more than
 * most statements do; this saves when it is asked.
 */
export class SavedFs extends IdbFs {
  constructor() {
    super(SAVED_NAME);
  }

  override async syncToFs(): Promise<void> {
    // `save` does it.
  }

  /**
   * Closes the connection to IndexedDB, so that the copy can be deleted. The `closeFs` of the engine's class looks its connection up
   * under another name than it is stored under, and leaves it open.
   */
  disconnect(): void {
    (this.pg?.Module.IDBFS as { quit?(): void } | undefined)?.quit?.();
  }

  /** Copies the files that have changed, all or none of them. No statement may run meanwhile. */
  save(): Promise<void> {
    return super.syncToFs();
  }
}
