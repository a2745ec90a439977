/**
 * The discs of marks, in the colours that people know a coin or a method by, as dark as the white glyph needs. They are the same
 * in both themes.
 */
export const coin = {
  glyph: '#ffffff',
  bitcoin: '#d9730d',
  ethereum: '#5b6ee1',
  tether: '#1a7f64',
  usdc: '#2775ca',
  xrp: '#2f3b4c',
  solana: '#7c4dff',
  bnb: '#a87a08',
  dogecoin: '#94761a',
  gcash: '#0a5fd6',
  bank: '#4f5d73',
  cashapp: '#0b8a3e',
  zelle: '#6d1ed4',
} as const;
