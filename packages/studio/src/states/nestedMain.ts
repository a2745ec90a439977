/**
 * States whose page has two main landmarks, because it shows LoadingScreen of packages/ui, which is one itself, inside the main
 * part of the page. axe reports it; until LoadingScreen can be part of a page, the rules about it are off for these stories.
 */
export const nestedMain: ReadonlySet<string> = new Set([
  'createWallet.generating',
  'sendAssets.preparing',
  'tradeAssets.reconciling',
  'vault.idle',
  'vault.probing',
]);

/** For the parameter `a11y` of a story. */
export const withoutMainRules = {
  config: {
    rules: ['landmark-main-is-top-level', 'landmark-no-duplicate-main', 'landmark-unique'].map((id) => ({
      id,
      enabled: false,
    })),
  },
};
