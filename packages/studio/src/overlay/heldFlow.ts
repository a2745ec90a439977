import type { AnyActorLogic, AnyActorRef } from 'xstate';

export type ActorOptions = Readonly<Record<string, unknown>>;
export type CreateActor = (logic: AnyActorLogic, options: ActorOptions) => AnyActorRef;

/** Creates the actor of a flow for which a run is loaded; null for every other actor. */
export type CreateHeld = (logic: AnyActorLogic, options: ActorOptions, create: CreateActor) => AnyActorRef | null;

let createHeld: CreateHeld | null = null;

/** From now on, new actors are offered to `next` first. Null for none. */
export function holdNewActors(next: CreateHeld | null): void {
  createHeld = next;
}

/** Creates an actor, held if a run is loaded for it. */
export function createOrHold(logic: AnyActorLogic, options: ActorOptions, create: CreateActor): AnyActorRef {
  return createHeld?.(logic, options, create) ?? create(logic, options);
}
