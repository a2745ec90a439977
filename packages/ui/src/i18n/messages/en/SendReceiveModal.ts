export const SendReceiveModal = {
  title: (product: string) => `Send and Receive crypto on ${product}`,
  send: { name: 'Send', explanation: 'To someone else’s address.' },
  receive: { name: 'Receive', explanation: 'To your own address.' },
};
