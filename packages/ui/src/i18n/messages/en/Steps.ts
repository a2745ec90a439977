export const Steps = { done: 'done', toCome: 'to come' };
