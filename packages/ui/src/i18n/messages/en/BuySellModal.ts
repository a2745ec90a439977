export const BuySellModal = {
  title: (product: string) => `Buy and Sell crypto on ${product}`,
  buy: { name: 'Buy', explanation: 'Buy a coin with money from your account.' },
  sell: { name: 'Sell', explanation: 'Turn a coin into money in your account.' },
};
