import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { expect, it } from 'vitest';
import { chromium } from './chromium.ts';

const SWITCH = '--disable-features=';

it("turns off every feature of Chromium that Playwright's own list turns off", async () => {
  const own = await playwrightsFeatures();
  expect(own.length).toBeGreaterThan(0);
  expect(featuresOf(chromium.args).at(-1)).toEqual(expect.arrayContaining(own));
});

/** Starts a program that notes its arguments in place of a browser. */
async function playwrightsFeatures(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'keel-chromium-'));
  try {
    const program = join(folder, 'browser');
    const notes = join(folder, 'arguments');
    await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$@" > '${notes}'\n`);
    await chmod(program, 0o755);
    await playwright.launch({ executablePath: program }).catch(() => undefined);
    return featuresOf((await readFile(notes, 'utf8')).split('\n')).at(-1) ?? [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function featuresOf(args: readonly string[]): string[][] {
  return args.filter((arg) => arg.startsWith(SWITCH)).map((arg) => arg.slice(SWITCH.length).split(','));
}
