export const SendReceiveModal = {
  title: (product: string) => `Send and Receive crypto on ${product}`,
  send: { name: 'Send', explanation: 'To the address of somebody else.' },
  receive: { name: 'Receive', explanation: 'At an address of your own.' },
};
