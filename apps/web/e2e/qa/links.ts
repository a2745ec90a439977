import type { Driven } from './FlowDriver.ts';

/** Opens the page of a mailed link: complete, or without its token if the flow starts without one. */
export async function openLink({ page, input, link }: Driven, path: string): Promise<void> {
  const { token } = input as { readonly token: unknown };
  if (token !== null && link === undefined) throw new Error(`no link to ${path} was mailed`);
  await page.goto(token === null || link === undefined ? path : link);
}
