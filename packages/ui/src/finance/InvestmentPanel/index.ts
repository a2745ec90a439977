export { InvestmentPanel, type InvestmentPanelProps } from './InvestmentPanel.tsx';
