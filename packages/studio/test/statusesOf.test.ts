import { expect, it } from 'vitest';
import { flowIndex } from '../src/page/flowIndex.ts';
import type { QaReport } from '../src/report/QaReport.ts';
import { statusesOf } from '../src/report/statusesOf.ts';

const step = { label: '', taken: [], calls: [], picture: null };

it('[QA-1, STUDIO-2] the story of a state says whether a browser run failed there, or left a transition out', () => {
  const report: QaReport = {
    isRunning: false,
    startedAt: '2026-11-27T09:05:00.000Z',
    remaining: [],
    flows: [
      {
        flow: 'vault',
        seconds: 1,
        guards: [],
        failures: [],
        requirements: [],
        allRequirements: [],
        transitions: [
          { name: 'vault.locked passcode.submitted 1/1', kind: 'missing', reason: '' },
          { name: 'vault.locked closed 1/1', kind: 'explained', reason: 'nobody closes it' },
          { name: 'vault signedOut 1/1', kind: 'missing', reason: '' },
        ],
        paths: [
          { failure: null, steps: [{ ...step, state: 'locked' }] },
          {
            failure: 'nothing has the focus',
            steps: [
              { ...step, state: 'locked' },
              { ...step, state: 'unlocked.open' },
            ],
          },
        ],
      },
    ],
  };
  expect(statusesOf(report, flowIndex)).toEqual([
    {
      storyId: 'flows-states-vault--locked',
      value: 'status-value:warning',
      title: 'Not driven',
      description: 'vault.locked passcode.submitted 1/1. npm run qa, started at 2026-11-27 09:05 UTC',
    },
    {
      storyId: 'flows-states-vault--unlocked-open',
      value: 'status-value:error',
      title: 'Failed in the browser',
      description: 'nothing has the focus. npm run qa, started at 2026-11-27 09:05 UTC',
    },
  ]);
});
