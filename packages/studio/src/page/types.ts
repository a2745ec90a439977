import type { Diagram } from '../diagram/types.ts';

/** All that is written down of a flow for its page: generated from its machine, its status table and the app. */
export interface FlowRecord {
  readonly diagram: Diagram;
  /** In words: 'Verify email'. */
  readonly title: string;
  /** What the flow is for: the docstring of its machine. */
  readonly purpose: string;
  /** The path of the page on which its state stories show it: '/login'. */
  readonly route: string;
  /** The machine's file, from the folder of the repository. */
  readonly source: string;
  readonly ports: readonly FlowPort[];
  readonly emits: readonly FlowEmission[];
  readonly rows: readonly FlowRow[];
  readonly stories: readonly FlowStory[];
  /** Files of the app that run the machine. */
  readonly users: readonly string[];
  /** Screens of the app that those files are part of. */
  readonly screens: readonly string[];
  /** Components of packages/ui on those screens' parts, with the page of each. */
  readonly components: readonly FlowComponent[];
}

/** The record of a flow, with the id of its page in Storybook. */
export interface ShownFlow extends FlowRecord {
  readonly page: string;
}

/** A port of the machine: a call to the backend, or something else outside of it. */
export interface FlowPort {
  readonly name: string;
  /** Operations of openapi.yaml that the app fills the port with; none where it stays in the browser. */
  readonly operations: readonly FlowOperation[];
}

export interface FlowOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The statuses that openapi.yaml declares. */
  readonly statuses: readonly string[];
}

/** An event that the flow emits in a row of its status table, or the page that it ends with. */
export interface FlowEmission {
  readonly type: string;
  readonly requirements: readonly string[];
}

/** A row of the status table. */
export interface FlowRow {
  readonly requirements: readonly string[];
  readonly title: string;
  readonly state: string;
}

/** A story that says it shows a state of the flow. */
export interface FlowStory {
  readonly id: string;
  /** 'Login, Refused'. */
  readonly name: string;
  /** The key of the state. */
  readonly state: string;
}

export interface FlowComponent {
  readonly name: string;
  /** The id of its page in Storybook. */
  readonly page: string;
}

/** What links to the page of a flow need: little enough to be loaded with every page of Storybook. */
export interface FlowIndexEntry {
  readonly flow: string;
  readonly title: string;
  /** The id of its page. */
  readonly page: string;
  /** The ids of the pages of the components on its screens. */
  readonly components: readonly string[];
  /** The ids of the stories that show its states. */
  readonly stories: readonly string[];
}
