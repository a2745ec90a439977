export const BuySellModal = {
  title: (product: string) => `Buy and Sell crypto on ${product}`,
  buy: { name: 'Buy', explanation: 'Get a coin for money of your account.' },
  sell: { name: 'Sell', explanation: 'Turn a coin into money of your account.' },
};
