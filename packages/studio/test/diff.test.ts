import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare } from '../scripts/diff/compare.ts';
import { differenceBetween } from '../scripts/diff/differenceBetween.ts';
import { formatDifference } from '../scripts/diff/formatDifference.ts';
import type { Product, StoredFlow } from '../scripts/diff/productAt.ts';
import { wordsIn } from '../scripts/diff/wordsIn.ts';
import type { DiagramState, DiagramTransition } from '../src/diagram/types.ts';

const state = (id: string, rest: Partial<DiagramState> = {}): DiagramState => ({
  id: `lamp.${id}`,
  key: id,
  parent: null,
  doc: '',
  tags: [],
  isFinal: false,
  isInitial: false,
  ports: [],
  lines: [],
  x: 0,
  y: 0,
  width: 0,
  height: 0,
  ...rest,
});

const transition = (source: string, event: string, rest: Partial<DiagramTransition> = {}): DiagramTransition => ({
  name: `lamp.${source} ${event} ${rest.guard ?? ''}`,
  source: `lamp.${source}`,
  target: null,
  trigger: 'event',
  event,
  guard: null,
  actions: [],
  isReentering: false,
  requirements: [],
  rows: 0,
  ...rest,
});

interface LampParts {
  readonly states?: readonly DiagramState[];
  readonly transitions?: readonly DiagramTransition[];
  readonly rest?: Partial<StoredFlow>;
}

const on = { target: 'lamp.on' };
const off = { target: 'lamp.off' };

function lamp({
  states = [state('off', { isInitial: true }), state('on')],
  transitions = [transition('off', 'pressed', on)],
  rest = {},
}: LampParts = {}): StoredFlow {
  return {
    diagram: { flow: 'lamp', width: 0, height: 0, states, transitions, arrows: [], starts: [], anyState: null },
    title: 'Lamp',
    purpose: 'Light.',
    source: '',
    ports: [],
    emits: [],
    rows: [],
    stories: [],
    users: [],
    screens: [],
    components: [],
    ...rest,
  };
}

const product = (flow: StoredFlow | null, rest: Partial<Product> = {}): Product => ({
  flows: new Map(flow === null ? [] : [[flow.diagram.flow, flow]]),
  words: new Map(),
  pictures: new Map(),
  ...rest,
});

const nothing = { added: [], removed: [], changed: [] };

/** The difference of the only flow. */
function changeOf(before: LampParts, after: LampParts) {
  const { flows } = compare(product(lamp(before)), product(lamp(after)));
  expect(flows.added).toEqual([]);
  expect(flows.removed).toEqual([]);
  return flows.changed[0];
}

const row = (id: string) => ({ requirements: [id], title: '', state: 'on' });

describe('the difference of two products', () => {
  it('[STUDIO-5] equal products have no differences', () => {
    expect(compare(product(lamp()), product(lamp()))).toEqual({ flows: nothing, words: nothing, pictures: nothing });
  });

  it('[STUDIO-5] a changed layout alone is not a difference', () => {
    const states = [state('off', { isInitial: true, x: 200, width: 90 }), state('on', { y: 80 })];
    expect(changeOf({}, { states })).toBeUndefined();
  });

  it('[STUDIO-5] a flow that was added or removed is listed with its size', () => {
    const size = { flow: 'lamp', title: 'Lamp', states: 2, transitions: 1 };
    expect(compare(product(null), product(lamp())).flows).toEqual({ ...nothing, added: [size] });
    expect(compare(product(lamp()), product(null)).flows).toEqual({ ...nothing, removed: [size] });
  });

  it('[STUDIO-5] added, removed and changed states are listed by name', () => {
    const before = { states: [state('off', { isInitial: true }), state('on'), state('broken')] };
    const after = {
      states: [
        state('off', { isInitial: true, tags: ['busy'], doc: 'It is dark.' }),
        state('on'),
        state('dimmed', { parent: 'lamp.on' }),
      ],
    };
    expect(changeOf(before, after)?.states).toEqual({
      added: ['dimmed'],
      removed: ['broken'],
      changed: [
        {
          name: 'off',
          facts: [
            { fact: 'meaning', before: '', after: 'It is dark.' },
            { fact: 'tags', before: '', after: 'busy' },
          ],
        },
      ],
    });
  });

  it('[STUDIO-5] a state that now has a story has changed', () => {
    const stories = [{ id: 'flows-states-lamp--on', name: 'State: On', state: 'on' }];
    expect(changeOf({}, { rest: { stories } })?.states.changed).toEqual([
      { name: 'on', facts: [{ fact: 'story', before: '', after: 'flows-states-lamp--on' }] },
    ]);
  });

  it('[STUDIO-5] added and removed transitions are listed as sentences', () => {
    const after = { transitions: [transition('on', 'pressed', off)] };
    expect(changeOf({}, after)?.transitions).toEqual({
      added: ['From on: on pressed to off.'],
      removed: ['From off: on pressed to on.'],
      changed: [],
    });
  });

  it.each([
    ['target', { target: 'lamp.off' }, 'on', 'off'],
    ['guard', { guard: 'hasPower' }, '', 'hasPower'],
    ['event', { event: 'pulled' }, 'pressed', 'pulled'],
    ['actions', { actions: ['glow', 'hum'] }, '', 'glow, hum'],
    ['requirements', { requirements: ['LAMP-10', 'LAMP-2'] }, '', 'LAMP-2, LAMP-10'],
    ['re-enters', { isReentering: true }, 'no', 'yes'],
  ] satisfies [string, Partial<DiagramTransition>, string, string][])(
    '[STUDIO-5] a transition with another %s has changed',
    (fact, changed, before, after) => {
      const found = changeOf({}, { transitions: [transition('off', 'pressed', { ...on, ...changed })] })?.transitions;
      expect(found?.changed.map(({ facts }) => facts)).toEqual([[{ fact, before, after }]]);
      expect([found?.added, found?.removed]).toEqual([[], []]);
    },
  );

  it('[STUDIO-5] guards that are evaluated in another order are listed as a change of their order', () => {
    const [one, other] = [
      transition('off', 'pressed', { ...on, guard: 'hasPower' }),
      transition('off', 'pressed', { ...on, guard: 'isDay' }),
    ];
    expect(changeOf({ transitions: [one, other] }, { transitions: [other, one] })?.transitions.changed).toEqual([
      {
        name: 'From off: pressed',
        facts: [{ fact: 'order of the guards', before: 'hasPower, isDay', after: 'isDay, hasPower' }],
      },
    ]);
    // A guard that was added before them does not change the order of the others.
    const third = transition('off', 'pressed', { ...off, guard: 'isBroken' });
    expect(changeOf({ transitions: [one, other] }, { transitions: [third, one, other] })?.transitions).toEqual({
      added: ['From off: on pressed [isBroken] to off.'],
      removed: [],
      changed: [],
    });
  });

  it('[STUDIO-5] added and removed requirement ids are listed once, in numerical order', () => {
    const change = changeOf(
      { rest: { rows: [row('LAMP-1')] } },
      { rest: { rows: [row('LAMP-10'), row('LAMP-2'), row('LAMP-2')] } },
    );
    expect(change?.requirements).toEqual({ added: ['LAMP-2', 'LAMP-10'], removed: ['LAMP-1'] });
  });

  it('[STUDIO-5] a flow that moved to another page has changed; a flow whose page was not stored before has not', () => {
    expect(changeOf({ rest: { route: '/a' } }, { rest: { route: '/b' } })?.facts).toEqual([
      { fact: 'page', before: '/a', after: '/b' },
    ]);
    expect(changeOf({}, { rest: { route: '/b' } })).toBeUndefined();
  });

  it('[STUDIO-5] added, removed and changed texts and pictures are listed', () => {
    const one = product(null, {
      words: new Map([
        ['words.ts en.on', 'On'],
        ['words.ts en.off', 'Off'],
      ]),
      pictures: new Map([
        ['white/Lamp.png', 'a1'],
        ['white/Old.png', 'b1'],
      ]),
    });
    const other = product(null, {
      words: new Map([
        ['words.ts en.on', 'Lit'],
        ['words.ts en.dim', 'Dim'],
      ]),
      pictures: new Map([
        ['white/Lamp.png', 'a2'],
        ['white/New.png', 'c1'],
      ]),
    });
    expect(compare(one, other)).toMatchObject({
      words: {
        added: [{ place: 'words.ts en.dim', text: 'Dim' }],
        removed: [{ place: 'words.ts en.off', text: 'Off' }],
        changed: [{ place: 'words.ts en.on', before: 'On', after: 'Lit' }],
      },
      pictures: { added: ['white/New.png'], removed: ['white/Old.png'], changed: ['white/Lamp.png'] },
    });
  });
});

it('[STUDIO-5] texts that were only moved to another file are not a difference', () => {
  const one = product(null, { words: new Map([['old.ts en.on', 'On']]) });
  const other = product(null, {
    words: new Map([
      ['new.ts en.on', 'On'],
      ['new.ts en.again', 'On'],
    ]),
  });
  expect(compare(one, other).words).toEqual({ ...nothing, added: [{ place: 'new.ts en.again', text: 'On' }] });
});

it('[STUDIO-5] texts are read with their place, and placeholders as they are in the code', () => {
  const source = `
    import { plural } from './plural.ts';
    type Names = Record<'a', string>;
    export const useWords = createWordsHook('lamp');
    export const en = {
      title: 'Log in',
      'with-dash': "It’s",
      as: (name: string) => \`Continue as \${name}\`,
      trades: (count: number) => plural(count, { one: '1 trade', other: \`\${count} trades\` }),
      steps: ['First', 'Second'],
      deep: { lead: 'Welcome' } satisfies Names,
      limit: 4,
    } as const;
    export function due(days: number): 'now' | 'later' { return days > 0 ? 'later' : 'now'; }
  `;
  expect([...wordsIn(source)]).toEqual([
    ['en.title', 'Log in'],
    ['en.with-dash', 'It’s'],
    // oxlint-disable-next-line no-template-curly-in-string -- as it is in the code
    ['en.as', 'Continue as ${name}'],
    // oxlint-disable-next-line no-template-curly-in-string -- as it is in the code
    ['en.trades', '1 trade / ${count} trades'],
    ['en.steps.0', 'First'],
    ['en.steps.1', 'Second'],
    ['en.deep.lead', 'Welcome'],
    ['due', 'later / now'],
  ]);
});

describe('in a git repository', () => {
  const work = mkdtempSync(join(tmpdir(), 'keel-diff-'));
  const folder = join(work, 'repository');
  const hashes: string[] = [];

  function git(...args: string[]): string {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
    const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }

  function commit(subject: string, files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
    hashes.push(git('rev-parse', 'HEAD'));
  }

  const flowFile = 'packages/studio/src/generated/lamp.gen.json';
  const wordsFile = 'apps/web/src/features/lamp/words.ts';
  const picture = 'packages/ui/pictures/white/Lamp.png';

  beforeAll(() => {
    mkdirSync(folder);
    git('init', '--quiet', '--initial-branch', 'main');
    commit('docs: begin', { 'README.md': 'Lamp' });
    commit('feat(lamp): first', {
      [flowFile]: JSON.stringify(lamp()),
      [wordsFile]: "export const en = { on: 'On' };",
      [picture]: 'first',
    });
    commit('feat(lamp): second', {
      [flowFile]: JSON.stringify(lamp({ transitions: [transition('off', 'pressed', { ...on, guard: 'hasPower' })] })),
      [wordsFile]: "export const en = { on: 'Lit' };",
      [picture]: 'second',
    });
    commit('feat(lamp): damaged', { [flowFile]: '{"diagram": {}}' });
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it('[STUDIO-5] two commits are compared by their stored flows, texts and pictures', () => {
    const difference = differenceBetween(folder, hashes[1] ?? '', 'HEAD~1');
    expect(difference).toMatchObject({
      before: { hash: hashes[1], subject: 'feat(lamp): first' },
      after: { hash: hashes[2], subject: 'feat(lamp): second' },
      flows: { added: [], removed: [] },
      words: { changed: [{ place: `${wordsFile} en.on`, before: 'On', after: 'Lit' }] },
      pictures: { added: [], removed: [], changed: [picture] },
    });
    const [, ...sections] = stripVTControlCharacters(formatDifference(difference)).split('\n\n');
    expect(sections).toEqual([
      [
        'Lamp (lamp)',
        '  transitions',
        '    ~ From off: on pressed [hasPower] to on.',
        "        guard: none became 'hasPower'",
      ].join('\n'),
      ['Words', `  ~ ${wordsFile} en.on: 'On' became 'Lit'`].join('\n'),
      ['Pictures', `  ~ ${picture}`].join('\n'),
      'Flows: 0 added, 0 removed, 1 changed. Words: 0 added, 0 removed, 1 changed. Pictures: 0 added, 0 removed, 1 changed.',
    ]);
  });

  it('[STUDIO-5] a commit has no differences from itself', () => {
    const text = stripVTControlCharacters(formatDifference(differenceBetween(folder, 'HEAD~1', 'HEAD~1')));
    expect(text.split('\n\n').at(-1)).toBe('No differences.');
  });

  it.each(['no-such-branch', '--all', '0123456789abcdef', 'HEAD:README.md'])(
    '[STUDIO-5] an unknown commit is rejected with one sentence: %s',
    (name) => {
      expect(() => differenceBetween(folder, name, 'HEAD')).toThrow(
        new Error(`There is no commit '${name}' in this repository.`),
      );
    },
  );

  it('[STUDIO-5] a commit from before the flows were stored is rejected with one sentence', () => {
    expect(() => differenceBetween(folder, hashes[0] ?? '', 'HEAD')).toThrow(
      /^Commit [\da-f]{10} \(\d{4}-\d\d-\d\d\) is from before the flows were stored in packages\/studio\/src\/generated\/, so nothing can be compared\.$/,
    );
  });

  it('[STUDIO-5] flows in an unknown format are rejected with one sentence', () => {
    expect(() => differenceBetween(folder, 'HEAD~1', 'HEAD')).toThrow(
      /^Commit \S+ \(\S+\) stores packages\/studio\/src\/generated\/lamp\.gen\.json in a format that this command cannot read\.$/,
    );
  });

  it('[STUDIO-5] for a shallow clone the error says how to fetch the missing commits', () => {
    const shallow = join(work, 'shallow');
    git('clone', '--quiet', '--depth', '2', `file://${folder}`, shallow);
    expect(() => differenceBetween(shallow, hashes[1] ?? '', 'HEAD~1')).toThrow(
      new Error(
        `This clone is shallow and does not have the commit '${hashes[1]}'. Fetch all commits with \`git fetch --unshallow\`.`,
      ),
    );
    expect(differenceBetween(shallow, 'HEAD~1', 'HEAD~1').flows.changed).toEqual([]);
  });

  it('[STUDIO-5] a folder outside any repository is rejected with one sentence', () => {
    expect(() => differenceBetween(work, 'HEAD', 'HEAD')).toThrow(
      new Error('This folder is not in a git repository, so there are no commits to compare.'),
    );
  });
});
