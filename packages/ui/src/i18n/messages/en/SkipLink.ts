export const SkipLink = { label: 'Skip to content' };
