import ts from 'typescript';

/** The flows and the files of an app that use them, with the types that the compiler sees. */
export interface WiringSources {
  readonly program: ts.Program;
  /** The module that exports the machines, each under a name that ends with `Machine`. */
  readonly flows: string;
  /** The possible tags of the machine of this name; its type contains all tags of all machines. */
  readonly tagsOf: (machine: string) => ReadonlySet<string>;
  /** Whether a file is part of the app and not a test or a story. */
  readonly isApp: (file: string) => boolean;
}

/** What a machine offers to the app and requires of it, by its types. */
interface Machine {
  readonly name: string;
  readonly events: ReadonlySet<string>;
  readonly emitted: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly ports: ReadonlySet<string>;
}

type Kind = 'event' | 'emitted' | 'tag' | 'port';

/** What the app does with one machine. */
type Uses = Record<Kind, Set<string>>;

/** Each missing connection, in the form `depositMachine: event field.changed has no sender`. */
export function findUnwired({ program, flows: module, tagsOf, isApp }: WiringSources): string[] {
  const checker = program.getTypeChecker();
  const exported = exportsOf(checker, program, module);
  const machines = readMachines(checker, exported, tagsOf);
  const intent = exported.find(({ name }) => name === 'Intent');
  const intents = intent ? namesOf(checker, checker.getDeclaredTypeOfSymbol(intent)) : new Set<string>();
  const uses = new Map<Machine, Uses>();
  const usesOf = (machine: Machine): Uses => {
    const known = uses.get(machine) ?? { event: new Set(), emitted: new Set(), tag: new Set(), port: new Set() };
    uses.set(machine, known);
    return known;
  };
  const wiring = { checker, machines, intents, usesOf };
  for (const source of program.getSourceFiles())
    if (isApp(source.fileName))
      ts.forEachChild(source, function visit(node): void {
        readUse(wiring, node);
        ts.forEachChild(node, visit);
      });
  return machines.flatMap((machine) => {
    const used = uses.get(machine);
    return used === undefined ? [`${machine.name}: is used nowhere`] : unwiredParts(machine, used);
  });
}

const COUNTERPART: Record<Kind, string> = {
  event: 'has no sender',
  emitted: 'has no listener',
  tag: 'has no reader',
  port: 'has no filler',
};

function unwiredParts({ name, events, emitted, tags, ports }: Machine, used: Uses): string[] {
  const offered: Record<Kind, ReadonlySet<string>> = { event: events, emitted, tag: tags, port: ports };
  return (Object.keys(offered) as Kind[]).flatMap((kind) =>
    [...offered[kind]]
      .filter((each) => !used[kind].has(each))
      .map((each) => `${name}: ${kind} ${each} ${COUNTERPART[kind]}`),
  );
}

interface Wiring {
  readonly checker: ts.TypeChecker;
  readonly machines: readonly Machine[];
  /** The intents that `useIntents` carries out. */
  readonly intents: ReadonlySet<string>;
  readonly usesOf: (machine: Machine) => Uses;
}

/** Records what one node does with machines, actors and snapshots. */
function readUse(wiring: Wiring, node: ts.Node): void {
  if (!ts.isCallExpression(node)) return;
  const [first] = node.arguments;
  for (const argument of node.arguments)
    for (const machine of machinesOfLogic(wiring, wiring.checker.getTypeAtLocation(argument))) wiring.usesOf(machine);
  const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
  if (first === undefined) return;
  if (called === 'send') readSend(wiring, node, first);
  if (called === 'useIntents') readIntents(wiring, first);
  if (called === 'useFlow') readPorts(wiring, wiring.checker.getTypeAtLocation(first), node.arguments[1], 'ports');
  if (!ts.isPropertyAccessExpression(node.expression)) return;
  const receiver = wiring.checker.getTypeAtLocation(node.expression.expression);
  if (called === 'provide') readPorts(wiring, receiver, first, 'actors');
  if (called === 'on' && ts.isStringLiteral(first))
    for (const machine of machinesOfActor(wiring, receiver)) wiring.usesOf(machine).emitted.add(first.text);
  if (called === 'hasTag' && ts.isStringLiteral(first))
    for (const machine of machinesOfSnapshot(wiring, receiver)) wiring.usesOf(machine).tag.add(first.text);
}

/** `flow.send(event)`: by the type of the event, so that a forwarded event counts with all its possible types. */
function readSend(wiring: Wiring, call: ts.CallExpression, event: ts.Expression): void {
  const { checker, machines } = wiring;
  const parameter = checker.getResolvedSignature(call)?.parameters[0];
  if (parameter === undefined) return;
  const taken = namesOf(checker, checker.getTypeOfSymbolAtLocation(parameter, call));
  const sent = namesOf(checker, checker.getTypeAtLocation(event));
  const exact = machinesWith(machines, taken);
  // A type that accepts only some of a machine's events counts for each machine that accepts them.
  const receivers = exact.length > 0 ? exact : machines.filter(({ events }) => isWithin(taken, events));
  for (const machine of receivers) for (const name of sent) wiring.usesOf(machine).event.add(name);
}

/** `useIntents(flow)` carries out every intent that the flow emits. */
function readIntents(wiring: Wiring, flow: ts.Expression): void {
  for (const machine of machinesOfActor(wiring, wiring.checker.getTypeAtLocation(flow)))
    for (const name of wiring.intents) wiring.usesOf(machine).emitted.add(name);
}

/** `machine.provide({ actors: { ... } })` and `useFlow(machine, { ports: { ... } })`. */
function readPorts(wiring: Wiring, logic: ts.Type, options: ts.Expression | undefined, key: 'actors' | 'ports'): void {
  const ports = options && wiring.checker.getTypeAtLocation(options).getProperty(key);
  if (options === undefined || ports === undefined) return;
  const names = wiring.checker.getTypeOfSymbolAtLocation(ports, options).getProperties();
  for (const machine of machinesOfLogic(wiring, logic))
    for (const { name } of names) wiring.usesOf(machine).port.add(name);
}

/** The machines with the events of a state machine of this type. */
function machinesOfLogic({ checker, machines }: Wiring, type: ts.Type): readonly Machine[] {
  if (type.getSymbol()?.name !== 'StateMachine') return [];
  const [, events] = checker.getTypeArguments(type as ts.TypeReference);
  return events === undefined ? [] : machinesWith(machines, namesOf(checker, events));
}

/** The machines that an actor of this type may run, by the events that its `send` accepts. */
function machinesOfActor({ checker, machines }: Wiring, type: ts.Type): readonly Machine[] {
  return membersOf(type).flatMap((member) => {
    const send = member.getProperty('send');
    const [signature] = send === undefined ? [] : checker.getTypeOfSymbol(send).getCallSignatures();
    const [event] = signature?.parameters ?? [];
    return event === undefined ? [] : machinesWith(machines, namesOf(checker, checker.getTypeOfSymbol(event)));
  });
}

/** The machines that a snapshot of this type may belong to. */
function machinesOfSnapshot({ checker, machines }: Wiring, type: ts.Type): readonly Machine[] {
  return membersOf(type).flatMap((member) => {
    const [, events] = member.aliasTypeArguments ?? checker.getTypeArguments(member as ts.TypeReference);
    return events === undefined ? [] : machinesWith(machines, namesOf(checker, events));
  });
}

const machinesWith = (machines: readonly Machine[], names: ReadonlySet<string>) =>
  machines.filter(({ events }) => names.size > 0 && names.size === events.size && isWithin(names, events));

const isWithin = (names: ReadonlySet<string>, all: ReadonlySet<string>) => [...names].every((name) => all.has(name));

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** The names of the events of a type. */
function namesOf(checker: ts.TypeChecker, events: ts.Type): ReadonlySet<string> {
  const names = membersOf(events).flatMap((event) => {
    const type = event.getProperty('type');
    return type === undefined ? [] : membersOf(checker.getTypeOfSymbol(type));
  });
  return new Set(names.flatMap((name) => (name.isStringLiteral() ? [name.value] : [])));
}

function exportsOf(checker: ts.TypeChecker, program: ts.Program, file: string): readonly ts.Symbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is not a module.`);
  return checker.getExportsOfModule(module);
}

/** What each exported machine offers, by its type arguments: events, ports, emitted events. */
function readMachines(
  checker: ts.TypeChecker,
  exported: readonly ts.Symbol[],
  tagsOf: WiringSources['tagsOf'],
): readonly Machine[] {
  return exported
    .filter(({ name }) => name.endsWith('Machine'))
    .map((symbol) => {
      const type = checker.getTypeOfSymbol(symbol);
      const parts = checker.getTypeArguments(type as ts.TypeReference);
      const [, events, , actors] = parts;
      const emitted = parts[EMITTED];
      if (!events || !actors || !emitted) throw new Error(`${symbol.name} is not a state machine.`);
      return {
        name: symbol.name,
        events: namesOf(checker, events),
        emitted: namesOf(checker, emitted),
        tags: tagsOf(symbol.name),
        ports: new Set(membersOf(actors).flatMap((actor) => literalOf(checker, actor, 'src'))),
      };
    });
}

/** The position of the emitted events among the type arguments of XState's StateMachine. */
const EMITTED = 11;

function literalOf(checker: ts.TypeChecker, type: ts.Type, name: string): string[] {
  const property = type.getProperty(name);
  const value = property && checker.getTypeOfSymbol(property);
  return value?.isStringLiteral() ? [value.value] : [];
}
