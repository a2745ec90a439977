// Starts backend, app and Storybook with hot reload, and shows their status: npm run dev
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { services } from './dev/services.ts';
import { startService } from './dev/startService.ts';
import { nextStatus, STARTING, statusLines } from './dev/status.ts';
import { liveView } from './dev/view.ts';
import { root } from './lib/run.ts';

mkdirSync(join(root, '.cache', 'dev'), { recursive: true });
const { stdin, stdout } = process;
const show = liveView(stdout);
const hint = styleText('dim', 'q or Ctrl+C ends all; output in .cache/dev');
const rows = services(process.env).map((service) => ({ service, status: STARTING }));
let ending = false;

const running = rows.map((row) =>
  startService(row.service, (event) => {
    row.status = nextStatus(row.status, event);
    if (!ending) draw();
  }),
);
draw();

process.on('SIGINT', end);
process.on('SIGTERM', end);
process.on('SIGHUP', end);
if (stdin.isTTY) {
  stdin.setRawMode(true);
  // In raw mode Ctrl+C is a key.
  stdin.on('data', (key) => ['q', '\u0003'].includes(key.toString()) && end());
}

function draw() {
  show([...rows.map(({ service, status }) => statusLines(service, status)), [hint]]);
}

function end() {
  if (ending) return;
  ending = true;
  void Promise.all(running.map((service) => service.end())).then(() => process.exit(0));
}
