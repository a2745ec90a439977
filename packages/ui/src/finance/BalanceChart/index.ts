export { BalanceChart, type BalanceChartProps, type BalancePoint } from './BalanceChart.tsx';
