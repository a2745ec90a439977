export { BalanceHero, type BalanceHeroProps } from './BalanceHero.tsx';
