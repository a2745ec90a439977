#!/usr/bin/env node
// Playwright starts this program in place of Firefox: see docs/decisions/0107-*.md.
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from './machine.mjs';

/**
 * Commands that Playwright sends for each page and Firefox ESR 153 does not know. They are answered as done: the pages
 * then have the colour scheme of the preference in firefox.ts.
 */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride']);
const ADDRESS = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const program = findFirefox();
if (program === undefined) {
  console.error('Firefox was not found. On Debian: `sudo apt-get install firefox-esr`; elsewhere install it, or set');
  console.error("FIREFOX_PATH to the browser's program.");
  process.exit(1);
}
const browser = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
browser.on('exit', (code) => process.exit(code ?? 1));
createInterface({ input: browser.stderr }).on('line', (line) => {
  const address = ADDRESS.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else relayTo(address);
});

/** Listens on a free port, tells Playwright its address in Firefox's words, and forwards what arrives. */
function relayTo(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client, request) => connect(client, new WebSocket(`${address}${request.url ?? ''}`)));
}

function connect(client: WebSocket, firefox: WebSocket): void {
  const early: string[] = [];
  client.on('message', (data) => {
    const message = textOf(data);
    const { id, method } = JSON.parse(message) as { id: number; method: string };
    if (UNKNOWN_TO_FIREFOX.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (firefox.readyState === WebSocket.CONNECTING) early.push(message);
    else firefox.send(message);
  });
  firefox.on('open', () => {
    for (const message of early) firefox.send(message);
  });
  firefox.on('message', (data) => client.send(textOf(data)));
  // Firefox ends soon after the connection, and this program with it.
  firefox.on('error', () => client.close());
  firefox.on('close', () => client.close());
  client.on('close', () => firefox.close());
}

function textOf(data: RawData): string {
  return (data as Buffer).toString('utf8');
}
