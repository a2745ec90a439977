// What an app sets once around everything, so that it needs no React Aria of its own: the language of all words,
// dates and numbers, the components' own words in it, and who carries out a link's navigation.
export { RouterProvider } from 'react-aria-components';
export { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
export { MessagesProvider, type MessagesProviderProps } from './i18n/MessagesProvider.tsx';
