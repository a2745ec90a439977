export { PriceChart, type PriceChartProps } from './PriceChart.tsx';
export type { PricePoint } from './series.ts';
