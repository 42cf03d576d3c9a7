/** A start of the embedded database that must not go on; the message tells the operator what to do. */
export class DatabaseFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseFailure';
  }
}
