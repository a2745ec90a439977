import { Route, Routes } from 'react-router-dom';
import { Guard } from '../../app/routing/Guard.tsx';
import { paths } from '../../app/routing/paths.ts';
import { StatementScreen } from '../../features/statement/StatementScreen.tsx';
import type { Answer } from '../answers.ts';
import { MemberStory } from '../MemberStory.tsx';
import type { Stage } from '../Stage.ts';
import { entries } from '../samples.ts';

const statement = {
  status: 200,
  body: { bool: true, message: entries, balance: '1250.50', nextCursor: null },
} satisfies Answer<'getStatement'>;

/** A page behind the guard, which depends on the session. */
export const sessionStage: Stage = {
  path: paths.statement,
  service: 'session',
  answers: { getStatement: statement },
  screen: (
    <Routes>
      <Route element={<Guard />}>
        <Route
          path="*"
          element={
            <MemberStory>
              <StatementScreen />
            </MemberStory>
          }
        />
      </Route>
    </Routes>
  ),
};
