// Puts the platform binaries that the registry in use could not describe back into package-lock.json.
//
// Native packages list one optional dependency per platform. Where a registry lacks some of them, `npm install` leaves
// them out of the lock without a word, and `npm ci` then refuses the lock. Run this after every dependency change:
//   npm run lock:complete
// With --check it changes nothing and fails when something is missing.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const LAST_PACKAGE = /(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/;
const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'ppc64le',
  's390x',
  'riscv64',
  'wasm32',
  'x64',
];

/** npm's own resolution: the entry nested in the dependent, otherwise the nearest one above it. */
function resolved(owner, name) {
  for (let base = owner; base; base = base.includes('node_modules/') ? base.replace(LAST_PACKAGE, '') : '') {
    const nested = lock.packages[`${base}/node_modules/${name}`];
    if (nested) return nested;
  }
  return lock.packages[`node_modules/${name}`];
}

function describe(name, version, dev) {
  const words = name.toLowerCase().split(/[-/_]/);
  const os = OPERATING_SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const added = {};
for (const [owner, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!EXACT_VERSION.test(range) || resolved(owner, name)?.version === range) continue;
    added[`${owner ? `${owner}/` : ''}node_modules/${name}`] = describe(name, range, entry.dev);
  }
}

const names = Object.keys(added);
const checkOnly = process.argv.includes('--check');
if (names.length > 0 && !checkOnly) {
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...added }).toSorted(([left], [right]) => left.localeCompare(right, 'en')),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}
console.log(`package-lock.json: ${names.length} platform packages ${checkOnly ? 'missing' : 'added'}`);
if (checkOnly && names.length > 0) {
  console.log(names.join('\n'));
  process.exitCode = 1;
}
