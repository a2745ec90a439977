const FLOWS_OF_APP: ReadonlySet<string> = new Set(['session', 'push', 'vault', 'notifications', 'homeScreenPrompt']);

/** Whether a flow runs as long as the app does, on every page: no page starts it again. */
export function isFlowOfApp(id: string): boolean {
  return FLOWS_OF_APP.has(id);
}

/** The flow that is shown unless another is chosen: of those that the page started the newest, otherwise the newest of the app. */
export function defaultFlow<Flow extends { readonly id: string }>(flows: readonly Flow[]): Flow | undefined {
  return flows.findLast(({ id }) => !isFlowOfApp(id)) ?? flows.at(-1);
}
