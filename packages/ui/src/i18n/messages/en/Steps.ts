export const Steps = { done: 'done', upcoming: 'to come' };
