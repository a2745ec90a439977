import { createContext } from 'react';

/** How often the nearest Form has been submitted; a summary of errors reacts to it. */
export const SubmissionContext = createContext(0);
