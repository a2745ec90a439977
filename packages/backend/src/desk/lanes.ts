/** Runs tasks one after the other within a lane, and different lanes concurrently. */
export interface Lanes {
  /** The lanes that are running a task. */
  busy(): string[];
  /** Queues a task in a lane; settles with the task. */
  run(lane: string, work: () => Promise<void>): Promise<void>;
  /** Resolves when all queued tasks are done, successfully or not. */
  idle(): Promise<void>;
}

/** Creates lanes; each lane is created by its first task. */
export function openLanes(): Lanes {
  const ends = new Map<string, Promise<void>>();
  return {
    busy: () => [...ends.keys()],
    run(lane, work) {
      const current = (ends.get(lane) ?? Promise.resolve()).then(work);
      const end = current
        .catch(() => undefined)
        .finally(() => {
          if (ends.get(lane) === end) ends.delete(lane);
        });
      ends.set(lane, end);
      // The lane is removed first, so that it is free for those who wait for this task.
      return end.then(() => current);
    },
    async idle() {
      await Promise.all(ends.values());
    },
  };
}
