import { expect, it } from 'vitest';
import { buildFigures, measuredFigures } from '../scripts/figures/buildFigures.ts';
import { type Figure, formatFigures } from '../scripts/figures/Figure.ts';
import { flowFigures } from '../scripts/figures/flowFigures.ts';
import { qaFigures } from '../scripts/figures/qaFigures.ts';
import type { QaReport, ReportedPath } from '../src/report/QaReport.ts';

function valuesOf(figures: readonly Figure[]): Readonly<Record<string, string>> {
  return Object.fromEntries(figures.map(({ name, value }) => [name, value]));
}

function path(failure: string | null, ...steps: readonly (readonly string[])[]): ReportedPath {
  return {
    failure,
    steps: steps.map((taken) => ({ label: '', state: '', taken, calls: [], picture: null })),
  };
}

const report: QaReport = {
  isRunning: false,
  startedAt: '2026-11-27T09:05:00.000Z',
  remaining: [],
  flows: [
    {
      flow: 'lamp',
      seconds: 1,
      transitions: [
        { name: 'on', kind: 'taken', reason: '' },
        { name: 'off', kind: 'taken', reason: '' },
        { name: 'expired', kind: 'ended', reason: 'a 401' },
        { name: 'broken', kind: 'explained', reason: 'no lamp breaks' },
        { name: 'stolen', kind: 'missing', reason: '' },
      ],
      guards: [
        { name: 'isLit', wasTrue: true, wasFalse: true },
        { name: 'isBlue', wasTrue: false, wasFalse: true },
      ],
      paths: [path(null, [], ['on'], ['off'], ['on']), path('no light', [], ['on'], ['stolen'])],
      failures: [{ message: 'no light', link: '#run=1' }],
      requirements: [],
      allRequirements: [],
    },
  ],
};

it('[STUDIO-1, STUDIO-2, STUDIO-3] every state has a story or a reason, and every transition can be pressed or does nothing', async () => {
  const values = valuesOf(await flowFigures());
  expect(values['states with a story or a reason']).toMatch(/^(\d+) of \1 \(100 %\)$/);
  expect(values['transitions pressable in the panel']).toMatch(/^(\d+) of \1 \(100 %\)$/);
  expect(Number(values['machines'])).toBeGreaterThan(30);
});

it('[QA-1, QA-2] the figures of a run of the browser are those of its report', () => {
  const requirements: Readonly<Record<string, readonly string[]>> = {
    on: ['LAMP-1'],
    off: ['LAMP-1', 'LAMP-2'],
    stolen: ['LAMP-3'],
  };
  expect(valuesOf(qaFigures(report, (_, name) => requirements[name] ?? []))).toEqual({
    'last run': '2026-11-27 09:05',
    'transitions driven': '3 of 5 (60 %)',
    'transitions with a reason': '1 of 5 (20 %)',
    'outcomes of guards': '3 of 4 (75 %)',
    'pairs of transitions': '2',
    'requirements of these transitions': '2',
    paths: '2',
    failures: '1',
  });
  expect(valuesOf(qaFigures(null, () => []))).toEqual({ 'last run': 'none' });
});

it('[STUDIO-1] the figures of a build are those of its index; what was not measured is not printed as a number', () => {
  const entries = [
    { type: 'story', importPath: './lamp.stories.tsx', tags: ['dev', 'test'] },
    { type: 'story', importPath: './lamp.stories.tsx', tags: ['test'] },
    { type: 'story', importPath: './room.stories.tsx', tags: ['dev', 'test'] },
    { type: 'story', importPath: './walk.stories.tsx', tags: ['dev'] },
    { type: 'docs', importPath: './lamp.mdx' },
  ];
  const build = { entries, bytes: 1_260_000, builtAt: '2026-11-27T09:05:00.000Z' };
  expect(valuesOf(buildFigures(build, (file) => file === './room.stories.tsx'))).toEqual({
    stories: '4',
    'stories that fail for an axe violation': '2 of 4 (50 %)',
    pages: '1',
    'size of the build': '1.3 MB',
  });
  expect(valuesOf(buildFigures(null, () => false))).toEqual({ stories: 'not known' });
  expect(valuesOf(measuredFigures({}))).toEqual({
    'time to build': 'not measured',
    'first page, requests, errors': 'not measured',
  });
  const at = '2026-11-27T09:05:00.000Z';
  const browser = { at, firstPage: 1_540, opened: 2, requests: [], errors: ['TypeError'] };
  const measured = measuredFigures({ build: { at, seconds: 61.4 }, browser });
  expect(valuesOf(measured)).toEqual({
    'time to build': '61 s',
    'time to the first page': '1.5 s',
    'requests to other hosts': '0',
    'errors in the console': '1',
  });
  expect(measured.at(-1)?.source).toBe('in 2 pages and stories, measured 2026-11-27 09:05 UTC: TypeError');
});

it('[STUDIO-1] the figures are printed as a table', () => {
  const figures = [
    { name: 'states', value: '4 of 4 (100 %)', source: 'the machines' },
    { name: 'pages', value: '12', source: '' },
  ];
  expect(formatFigures([{ title: 'Flows', figures }])).toBe(
    'Flows\n  states  4 of 4 (100 %)  the machines\n  pages   12',
  );
});
