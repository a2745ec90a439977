const FLOWS_OF_APP: ReadonlySet<string> = new Set(['session', 'push', 'vault', 'notifications', 'homeScreenPrompt']);

/** Whether a flow runs for as long as the app, on every page, so that opening a page does not start it again. */
export function isFlowOfApp(id: string): boolean {
  return FLOWS_OF_APP.has(id);
}

/** The flow shown by default: the newest that the page started, otherwise the newest of the flows of the whole app. */
export function defaultFlow<Flow extends { readonly id: string }>(flows: readonly Flow[]): Flow | undefined {
  return flows.findLast(({ id }) => !isFlowOfApp(id)) ?? flows.at(-1);
}
