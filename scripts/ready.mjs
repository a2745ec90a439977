// Makes this clone ready to run, and does nothing when it already is: `npm start` and `npm test` call it first.
//   node scripts/ready.mjs [--chromium] [--postgres] [--firefox]
// It has no dependency and runs on the machine's own Node, because it is what installs everything else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findFirefox, findInitdb } from './lib/machine.mjs';

const OLDEST_NODE = 20;
const PROJECT_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => join(root, ...parts);
const stamp = at('node_modules', '.cache', 'keel-installed.sha256');
const options = new Set(process.argv.slice(2));

// The running node can be the project's own, which an install replaces, so npm must find the machine's.
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder))
  .join(delimiter);

requireMachine();
await requirePackages();
await requireTemplate();
if (options.has('--chromium')) await requireDebianPackage('chromium', findChromium, 'Chromium', 'CHROMIUM_PATH');
if (options.has('--postgres')) await requireDebianPackage('postgresql', findInitdb, 'PostgreSQL (initdb)', 'PATH');
if (options.has('--firefox')) await requireDebianPackage('firefox-esr', findFirefox, 'Firefox', 'FIREFOX_PATH');

function requireMachine() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    stop(
      `Keel needs Node ${OLDEST_NODE} or newer to install itself; this is ${process.versions.node}. Get it from nodejs.org.`,
    );
  }
  if (run('npm', ['--version']).status !== 0)
    stop('npm was not found. It comes with Node: install Node from nodejs.org.');
}

async function requirePackages() {
  const hash = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (!isInstalled(hash)) {
    await withProgress('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const version = run(at('node_modules', '.bin', 'node'), ['--version']).stdout?.trim() ?? '';
  if (!version.startsWith(`v${PROJECT_NODE}.`)) {
    stop(
      `node_modules/.bin/node should be Node ${PROJECT_NODE} and is ${version || 'missing'}. ` +
        'The package `node` fetches it in an install script: run `npm ci` without --ignore-scripts.',
    );
  }
  mkdirSync(at('node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, `${hash}\n`);
}

/** The embedded database starts from a packed empty one, which is created once for each install. */
async function requireTemplate() {
  if (existsSync(at('node_modules', '@electric-sql', 'pglite', 'keel-empty-database.tar.gz'))) return;
  const script = at('apps', 'server', 'scripts', 'make-template.ts');
  await withProgress('Packing an empty database', at('node_modules', '.bin', 'node'), [script]);
}

function isInstalled(hash) {
  if (!existsSync(at('node_modules', '.bin'))) return false;
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() === hash : matchesLock();
}

/** If somebody ran npm themselves: compares npm's own record of what it put into node_modules with the lock. */
function matchesLock() {
  const record = at('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const has = JSON.parse(readFileSync(record, 'utf8')).packages;
  const needs = Object.entries(JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages);
  return needs.every(
    ([path, { optional, link, version }]) =>
      optional || link || !path.includes('node_modules/') || has[path]?.version === version,
  );
}

async function requireDebianPackage(name, find, title, variable) {
  if (find()) return;
  if (process.env[variable] && variable !== 'PATH')
    stop(`${variable} is set, and no program is at ${process.env[variable]}.`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || run('apt-get', ['--version']).status !== 0) {
    const how =
      variable === 'PATH'
        ? 'or put its `bin` folder on PATH'
        : `or set ${variable} to the browser's program${variable === 'CHROMIUM_PATH' ? ' (Chrome and Edge do as well)' : ''}`;
    stop(
      `The tests need ${title}. On Debian or Ubuntu: \`sudo apt-get install ${name}\`; elsewhere install it, ${how}.`,
    );
  }
  await withProgress('Reading the list of Debian packages', 'apt-get', ['update']);
  await withProgress(`Installing ${title}`, 'apt-get', ['install', '-y', name]);
  if (!find()) stop(`apt-get installed ${name}, yet ${title} is in none of the usual places.`);
}

/** Runs a command with one status line that shows its duration; its output is shown only if it fails. */
function withProgress(title, command, args) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stdout.isTTY;
  const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  let frame = 0;
  const draw = () => process.stdout.write(`\r\u001B[K${frames[frame++ % frames.length]} ${title} ... ${seconds()} s`);
  if (!live) console.log(`${title} ...`);
  const timer = setInterval(live ? draw : () => console.log(`${title} ... ${seconds()} s`), live ? 100 : 10_000);

  return new Promise((resolve) => {
    const child = spawn(command, args, { ...settings(), stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    const finish = (problem) => {
      clearInterval(timer);
      if (live) process.stdout.write('\r\u001B[K');
      if (problem)
        stop(`${output.join('')}\n${title} failed after ${seconds()} s: \`${command} ${args.join(' ')}\` ${problem}.`);
      console.log(`${title}: done in ${seconds()} s`);
      resolve();
    };
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => finish(`did not start (${error.message})`));
    child.on('close', (code) => finish(code === 0 ? undefined : `ended with code ${code}`));
  });
}

function run(command, args) {
  return spawnSync(command, args, { ...settings(), encoding: 'utf8' });
}

function settings() {
  return {
    cwd: root,
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: machinePath, DEBIAN_FRONTEND: 'noninteractive' },
  };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
