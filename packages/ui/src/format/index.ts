export { type DateOptions, date } from './date.ts';
export { dayName } from './dayName.ts';
export { exactPrice } from './exactPrice.ts';
export { type MoneyOptions, type MoneyPart, money, moneyParts } from './money.ts';
export { NO_VALUE } from './noValue.ts';
export { type PercentOptions, percent } from './percent.ts';
export { quantity } from './quantity.ts';
export { relativeTime } from './relativeTime.ts';
