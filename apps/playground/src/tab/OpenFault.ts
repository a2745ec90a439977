/** The backend of a tab could not be opened. */
export class OpenFault extends Error {
  override name = 'OpenFault';
  /** Whether the browser had saved a database, which is then newer than this version of the playground, or damaged. */
  readonly wasSaved: boolean;

  constructor(reason: string, wasSaved: boolean) {
    super(reason);
    this.wasSaved = wasSaved;
  }
}
