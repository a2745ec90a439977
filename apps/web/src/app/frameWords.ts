import { wordsHook } from './wordsHook.ts';

/** The words of what stands around every page, inside the shell and outside of it: they load with the app. */
export const en = {
  failed: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Nothing you did was lost on the server.',
  },
  operatorMissing: 'No operator is set: this is a demonstration.',
  operatedBy: (particulars: string) => `Operated by ${particulars}.`,
  unreachable: 'The server cannot be reached. You are still signed in; try again in a moment.',
} as const;

export const useWords = wordsHook('frame', en);
