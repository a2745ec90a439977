/** Work that is done one after the other in each lane, and at the same time in different ones. */
export interface Lanes {
  /** Lanes at work. */
  busy(): string[];
  /** Does work in a lane, behind what is at work there, and settles with it. */
  run(lane: string, work: () => Promise<void>): Promise<void>;
  /** Resolves when all that was begun is done, well or not. */
  idle(): Promise<void>;
}

/** Opens lanes; each is made by its first work. */
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
      // Whoever waits for it finds the lane free.
      return end.then(() => current);
    },
    async idle() {
      await Promise.all(ends.values());
    },
  };
}
