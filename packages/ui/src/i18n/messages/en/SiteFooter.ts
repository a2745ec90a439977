export const SiteFooter = { phrase: 'Nobody ever asks for your recovery phrase. Only importing a wallet needs it.' };
