import { readFile } from 'node:fs/promises';

/** The purpose of a flow: the docstring of its machine. */
export async function purposeOf(flow: string): Promise<string> {
  const code = await readFile(new URL(`../src/${flow}/machine.ts`, import.meta.url), 'utf8');
  const lines = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport/.exec(code)?.[1]?.split('\n') ?? [];
  return lines
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}
