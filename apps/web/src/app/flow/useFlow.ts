import { implementPort, type PortSignal } from '@keel/flows';
import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine, Equals, InputFrom, PromiseActorLogic } from 'xstate';

/** What a flow needs from its screen: its ports, if the machine has any, and its input. */
export type FlowOptions<Machine extends AnyStateMachine> = PortsOption<FlowPorts<Machine>> &
  InputOption<InputFrom<Machine>>;

/**
 * Starts a flow when the component mounts, and stops it when the component unmounts:
 *
 * ```ts
 * const flow = useFlow(machine, {
 *   ports: { createDeposit: (call, signal) => createDeposit(api, call, signal) },
 *   input: { user },
 * });
 * ```
 *
 * A port is a function as `implementPort` takes it, and each call uses the function of the latest render. A resident port is
 * its logic, such as `implementKeyring(watch)`; it stays that of the first render, like the input.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  options: FlowOptions<Machine>,
): ActorRefFrom<Machine> {
  const { ports = {}, input }: AnyOptions = options;
  const [{ actors, update }] = useState(() => latestPorts(ports));
  useLayoutEffect(() => update(ports));
  const provided = useMemo(() => machine.provide({ actors }), [machine, actors]);
  return useActorRef(provided, { input }) as ActorRefFrom<Machine>;
}

/** Logic for each port, which looks up its function when it is called, and how to replace the functions. */
function latestPorts(first: AnyPorts) {
  let latest = first;
  const actors = Object.entries(first).map(([name, port]): [string, AnyActorLogic] => [
    name,
    typeof port === 'function'
      ? implementPort((call: unknown, signal) => (latest[name] as AnyPort)(call as never, signal))
      : port,
  ]);
  return {
    actors: Object.fromEntries(actors),
    update: (ports: AnyPorts) => {
      latest = ports;
    },
  };
}

/** A function for each port of a machine, and the logic of each resident port. */
type FlowPorts<Machine extends AnyStateMachine> = {
  readonly [Name in keyof PortLogic<Machine>]-?: Implementation<NonNullable<PortLogic<Machine>[Name]>>;
};

/** The placeholders of a machine by their names, as `provide` types them. */
type PortLogic<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

type Implementation<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? // The logic of a resident port without input extends that of a promise, but is not the same type.
      Equals<Logic, PromiseActorLogic<Output, Input>> extends true
      ? (call: Input, signal: PortSignal) => Promise<Output>
      : Logic
    : Logic;

type PortsOption<Ports> = [keyof Ports] extends [never] ? unknown : { readonly ports: Ports };

type InputOption<Input> = undefined extends Input ? { readonly input?: Input } : { readonly input: Input };

type AnyPort = (call: never, signal: PortSignal) => Promise<unknown>;

type AnyPorts = Readonly<Record<string, AnyPort | AnyActorLogic>>;

interface AnyOptions {
  readonly ports?: AnyPorts;
  readonly input?: unknown;
}
