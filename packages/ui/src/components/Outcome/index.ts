export { Outcome, type OutcomeProps } from './Outcome.tsx';
