// The providers that an app renders once at its root, so that it needs no React Aria itself: the locale of texts, dates
// and numbers, the components' own texts, and the router for links.
export { RouterProvider } from 'react-aria-components';
export { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
export { MessagesProvider, type MessagesProviderProps } from './i18n/MessagesProvider.tsx';
