export const ImageField = { preview: (name: string) => `Preview of ${name}`, remove: 'Remove picture' };
