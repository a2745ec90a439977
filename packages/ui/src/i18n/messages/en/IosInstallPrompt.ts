export const IosInstallPrompt = {
  title: (product: string) => `Add ${product} to your home screen`,
  reason: 'It opens instantly in its own window and can notify you.',
  share: 'Tap Share in the bar of the browser',
  add: 'Choose Add to Home Screen',
  dismiss: 'Not now',
};
