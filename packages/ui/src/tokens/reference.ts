/**
 * The raw colours (sRGB hex, from OKLCH ramps tinted toward blue). A higher number is darker. Private: components use
 * roles of the contract, and themes map roles to these.
 */
export const neutral = {
  0: '#ffffff',
  10: '#f9fafc',
  15: '#f5f7f9',
  20: '#f2f4f8',
  30: '#e9edf4',
  40: '#e2e5eb',
  45: '#dee3ec',
  50: '#d3d9e4',
  55: '#cdd1d9',
  60: '#b4bed2',
  70: '#979fad',
  80: '#7e8796',
  85: '#697282',
  90: '#5b6474',
  100: '#4a5364',
  105: '#3a4050',
  110: '#353d4d',
  120: '#2f3544',
  130: '#242a37',
  135: '#242a36',
  140: '#181e2b',
  145: '#161c27',
  150: '#111725',
  155: '#10151f',
  160: '#090c14',
} as const;

export const blue = {
  10: '#e8f1ff',
  20: '#d9e7ff',
  30: '#cbddff',
  40: '#8fb7ff',
  50: '#77abff',
  55: '#6ba4ff',
  60: '#2468f0',
  65: '#135deb',
  68: '#175ee8',
  70: '#0f55db',
  75: '#0f52d4',
  80: '#044cd2',
  90: '#0441b4',
  100: '#1e3c7c',
  110: '#192f63',
  120: '#14254c',
} as const;

export const navy = { 50: '#1c284a', 60: '#151f3b' } as const;

export const green = {
  10: '#e1f9ea',
  20: '#ccf3dc',
  30: '#cbf3db',
  40: '#53dc91',
  45: '#4bd58b',
  70: '#007e48',
  75: '#007945',
  80: '#006b3d',
  90: '#005a33',
  100: '#144a30',
  110: '#0f3a26',
  120: '#0b2c1c',
} as const;

export const red = {
  10: '#ffeeee',
  20: '#ffdfdf',
  30: '#ffd9d9',
  40: '#fe8a88',
  45: '#fa7c7b',
  70: '#ce212f',
  75: '#c21f2c',
  80: '#b51a28',
  90: '#9c1421',
  100: '#5f2226',
  110: '#511d20',
  120: '#411719',
} as const;

export const amber = { 10: '#fff2d6', 50: '#fabb41', 80: '#895709', 120: '#38260a' } as const;

export const teal = {
  10: '#e0f7f4',
  20: '#c9efea',
  30: '#b0e5de',
  45: '#4fd0c2',
  70: '#0b7a70',
  75: '#08685f',
  80: '#065750',
  110: '#0f413c',
  100: '#14544d',
  120: '#0b302c',
} as const;

export const indigo = { 40: '#8991ff', 60: '#5856e9' } as const;
