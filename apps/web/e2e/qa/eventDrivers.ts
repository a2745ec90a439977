import type { AnyFlowDriver, EventDriver } from './FlowDriver.ts';

/** How a driver sends an event; null if nobody can. */
export function eventDriverOf({ events }: Pick<AnyFlowDriver, 'events'>, type: string): EventDriver<unknown> | null {
  const eventDriver = events[type];
  return eventDriver !== undefined && 'drive' in eventDriver ? eventDriver : null;
}

/** Whether the app sends this event by itself, always or among others. */
export function isSentByApp(eventDriver: AnyFlowDriver['events'][string] | undefined): boolean {
  if (eventDriver === undefined) return false;
  return 'sentByApp' in eventDriver || ('isSentByAppToo' in eventDriver && (eventDriver.isSentByAppToo ?? false));
}
