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

/** Whether a person sends this event with a control of the page itself, which then has the focus. */
export function isByPerson({ events }: Pick<AnyFlowDriver, 'events'>, type: string): boolean {
  const eventDriver = events[type];
  const isByBrowser = eventDriver !== undefined && 'isByBrowser' in eventDriver && (eventDriver.isByBrowser ?? false);
  return type !== 'message.dismissed' && eventDriver !== undefined && !isByBrowser && !isSentByApp(eventDriver);
}
