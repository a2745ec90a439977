import type { Diagram } from '../diagram/types.ts';

/** The data of a flow's page: generated from its machine, its status table and the app. */
export interface FlowRecord {
  readonly diagram: Diagram;
  /** As text: 'Verify email'. */
  readonly title: string;
  /** The purpose of the flow: the docstring of its machine. */
  readonly purpose: string;
  /** The path of the page on which the stories of its states show the flow: '/login'. */
  readonly route: string;
  /** The machine's file, by its path from the repository's folder. */
  readonly source: string;
  readonly ports: readonly FlowPort[];
  readonly emits: readonly FlowEmission[];
  readonly rows: readonly FlowRow[];
  readonly stories: readonly FlowStory[];
  /** Files of the app that run the machine. */
  readonly users: readonly FlowFile[];
  /** Screens of the app that those files are part of. */
  readonly screens: readonly FlowFile[];
  /** Components of packages/ui in those files, with the page of each. */
  readonly components: readonly FlowComponent[];
}

/** The record of a flow, with the id of its page in Storybook. */
export interface ShownFlow extends FlowRecord {
  readonly page: string;
}

/** A port of the machine: a call to the backend, or another side effect. */
export interface FlowPort {
  readonly name: string;
  /** Operations of openapi.yaml with which the app implements the port; none if it stays in the browser. */
  readonly operations: readonly FlowOperation[];
}

export interface FlowOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The statuses that openapi.yaml declares. */
  readonly statuses: readonly string[];
}

/** An event that the flow emits in a row of its status table, or the page on which it ends. */
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

/** A story that names the state of the flow that it shows. */
export interface FlowStory {
  readonly id: string;
  /** 'Login, Refused'. */
  readonly name: string;
  /** The key of the state. */
  readonly state: string;
}

export interface FlowFile {
  /** From the repository's folder. */
  readonly path: string;
  /** The id of a story that shows it, for example that of a state of the flow; null if there is none. */
  readonly story: string | null;
}

export interface FlowComponent {
  readonly name: string;
  /** The id of its page in Storybook. */
  readonly page: string;
}

/** The data for links to the page of a flow, few enough to be loaded with every page of Storybook. */
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
