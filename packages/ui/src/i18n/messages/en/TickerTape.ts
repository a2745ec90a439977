export const TickerTape = { pause: 'Pause prices', play: 'Run prices', empty: 'No prices right now' };
